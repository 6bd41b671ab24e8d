import { readFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import { type Diagnostic, InputError, type Language } from 'hitotsu/base';
import { readLine } from 'hitotsu/formats';
import { message, messageOf } from 'hitotsu/messages';
import { suggest } from 'hitotsu/puzzle';
import { visible } from './caret.ts';
import { Interrupted, type Io } from './io.ts';
import { chooseLanguage } from './language.ts';
import { loadRules } from './load.ts';
import { UsageError } from './problems.ts';
import { buildProgram, COMMAND_NAMES } from './program.ts';
import { Session } from './session.ts';
import { type RawOptions, readSettings } from './settings.ts';

const INTERRUPTED = 130;
const BAD_USAGE = 2;
const BUDGET_SPENT = 3;

function versionOfPackage(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Runs the command line `argv` (without node and script) and answers the exit status. Nothing is thrown. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const language = chooseLanguage(argv, io.env);
  let status = 0;
  const command = argv.find((word) => word !== 'help' && COMMAND_NAMES.includes(word));
  const program = buildProgram({
    language,
    version: versionOfPackage(),
    width: Math.min(100, (io.stdout.isTTY ? io.stdout.columns : 0) || 80),
    print: (text) => void io.stdout.write(text),
    carryOut: async (raw, work) => {
      status = await carryOut(raw, work, io, language);
    },
    unknownCommand,
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    return report(error, io, language, command, argv);
  }
}

async function carryOut(
  raw: RawOptions,
  work: (session: Session) => Promise<void>,
  io: Io,
  language: Language,
): Promise<number> {
  const settings = readSettings(raw, language, io.env, io.stdout.isTTY === true);
  const registry = await loadRules(settings.load, io.cwd);
  const session = new Session(io, settings, registry);
  try {
    await work(session);
    io.signal.throwIfAborted();
    return session.outcome.status;
  } finally {
    session.progress.clear();
    await session.out.flush();
  }
}

function unknownCommand(words: readonly string[]): never {
  const [word = ''] = words;
  if (readLine(word).ok || /[./\\]/.test(word)) {
    const shown = word.length > 90 ? `${word.slice(0, 90)}…` : word;
    throw new UsageError({ code: 'command-missing', values: { input: shown } });
  }
  throw new UsageError(unknownCommandProblem(word));
}

function unknownCommandProblem(word: string): Diagnostic {
  const shown = word.slice(0, 40);
  const suggestion = suggest(word, COMMAND_NAMES);
  return suggestion === undefined
    ? { code: 'command-unknown', values: { command: shown, known: COMMAND_NAMES.join(', ') } }
    : { code: 'command-unknown-suggestion', values: { command: shown, suggestion } };
}

/** Says what ended the run, and answers its exit status. */
function report(
  error: unknown,
  io: Io,
  language: Language,
  command: string | undefined,
  argv: readonly string[],
): number {
  const write = (text: string) => void io.stderr.write(`${text}\n`);
  if (error instanceof Interrupted) {
    write(message('cli.interrupted', language));
    return INTERRUPTED;
  }
  const tell = (diagnostic: Diagnostic) =>
    write(
      `hitotsu: ${message('cli.error', language)}: ${visible(messageOf(diagnostic, language))} [${diagnostic.code}]`,
    );
  if (error instanceof InputError && error.errors.every(({ code }) => code === 'no-grid-in-budget')) {
    error.errors.forEach(tell);
    return BUDGET_SPENT;
  }
  const system = (error as NodeJS.ErrnoException | null)?.code;
  if (error instanceof InputError) error.errors.forEach(tell);
  else if (error instanceof UsageError) tell(error.diagnostic);
  else if (error instanceof CommanderError) tell(usageProblem(error, argv));
  else {
    // What the operating system refuses is no mistake of ours: a disk is full.
    if (typeof system === 'string' && /^E[A-Z]+$/.test(system))
      tell({ code: 'output-failed', values: { code: system } });
    else tell({ code: 'internal', values: { text: error instanceof Error ? error.message : String(error) } });
    return BAD_USAGE;
  }
  const name = command === undefined ? 'hitotsu' : `hitotsu ${command}`;
  write(message('cli.seeHelp', language, { command: name }));
  return BAD_USAGE;
}

/** Commander's complaints as diagnostics of ours; it says them in English only. */
function usageProblem(error: CommanderError, argv: readonly string[]): Diagnostic {
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  switch (error.code) {
    case 'commander.unknownOption': {
      const suggestion = /\(Did you mean ([^?)]*)\?\)/.exec(error.message)?.[1];
      return suggestion === undefined
        ? { code: 'option-unknown', values: { option: quoted } }
        : { code: 'option-unknown-suggestion', values: { option: quoted, suggestion } };
    }
    case 'commander.optionMissingArgument':
      return { code: 'option-value-missing', values: { option: quoted } };
    case 'commander.excessArguments':
      return { code: 'arguments-too-many' };
    // `help` of something that is no command.
    case 'commander.help':
      return unknownCommandProblem(argv[argv.indexOf('help') + 1] ?? '');
    default:
      return { code: 'usage', values: { text: error.message.replace(/^error: /, '') } };
  }
}
