import { intro, isCancel, outro, select } from '@clack/prompts';
import { GRADES, type Grade } from 'hitotsu/logic';
import { Interrupted } from '../io.ts';
import type { Session } from '../session.ts';
import { type RawOptions, textOption } from '../settings.ts';
import { makeTargets, readGrade } from './generate.ts';

/** Without a command: pick a level, get a puzzle and its answer. Without a terminal one medium puzzle is made. */
export async function menu(session: Session, raw: RawOptions): Promise<void> {
  const asked = readGrade(raw);
  const seed = textOption(raw, 'seed');
  if (session.io.stdin.isTTY !== true || !session.out.isTerminal) {
    const level = asked ?? 'medium';
    session.note(session.say('cli.menu.noTerminal', { level: session.say(`grade.${level}`) }));
    return make(session, level, seed);
  }
  intro(session.say('cli.menu.title'));
  for (let again = true; again; ) {
    await make(session, asked ?? (await chooseLevel(session)), seed);
    again = await choose(
      session.say('cli.menu.again'),
      [
        { value: true, label: session.say('cli.menu.yes') },
        { value: false, label: session.say('cli.menu.no') },
      ],
      true,
    );
  }
  outro(session.say('cli.menu.bye'));
}

function chooseLevel(session: Session): Promise<Grade> {
  const options = GRADES.map((value) => ({ value, label: session.say(`grade.${value}`) }));
  return choose(session.say('cli.menu.level'), options, 'medium');
}

async function choose<T extends string | boolean>(
  text: string,
  options: { value: T; label: string }[],
  initialValue: T,
): Promise<T> {
  const chosen = await select<T>({
    message: text,
    initialValue,
    showInstructions: false,
    options: options as Parameters<typeof select<T>>[0]['options'],
  });
  if (isCancel(chosen)) throw new Interrupted();
  return chosen as T;
}

async function make(session: Session, grade: Grade, seed: string | undefined): Promise<void> {
  const chosen = seed ?? String(Math.floor(Math.random() * 1_000_000_000));
  await makeTargets(session, { seed: chosen }, { grade }, 1);
}
