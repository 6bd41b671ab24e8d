import { Command, Help, Option } from 'commander';
import type { Language } from 'hitotsu/base';
import { displayWidth, padDisplay, wrapDisplay } from 'hitotsu/drawing';
import { formats } from 'hitotsu/formats';
import { SYMMETRIES } from 'hitotsu/generator';
import { type MessageKey, message } from 'hitotsu/messages';
import { type AnyRuleType, builtinRules, optionNames } from 'hitotsu/rules';
import { candidates } from './commands/candidates.ts';
import { check } from './commands/check.ts';
import { convert } from './commands/convert.ts';
import { count } from './commands/count.ts';
import { explain } from './commands/explain.ts';
import { generate } from './commands/generate.ts';
import { hint } from './commands/hint.ts';
import { MODEL_FORMATS, model } from './commands/model.ts';
import { rate } from './commands/rate.ts';
import { redundant } from './commands/redundant.ts';
import { solve } from './commands/solve.ts';
import type { Session } from './session.ts';
import { PICTURE_FORMATS, type RawOptions } from './settings.ts';

interface OptionText {
  readonly flags: string;
  readonly words: MessageKey;
  readonly repeated?: true;
}

/** A command: what it is called, what it takes, what it does. Its words are `cli.command.NAME`. */
interface CommandText {
  readonly name:
    | 'generate'
    | 'solve'
    | 'check'
    | 'count'
    | 'candidates'
    | 'redundant'
    | 'convert'
    | 'model'
    | 'rate'
    | 'hint'
    | 'explain';
  readonly takesInputs: boolean;
  readonly options: readonly OptionText[];
  /** What `--format` takes besides the forms of results; handed over as `ownFormat`. */
  readonly formats?: readonly string[];
  /** Lists that its help ends with. */
  readonly lists?: readonly ('rules' | 'formats')[];
  readonly examples: readonly string[];
  run(session: Session, inputs: readonly string[], raw: RawOptions): Promise<void>;
}

const COMMON: readonly OptionText[] = [
  { flags: '--format <form>', words: 'cli.option.format' },
  { flags: '--from <format>', words: 'cli.option.from' },
  { flags: '--lang <language>', words: 'cli.option.lang' },
  { flags: '--budget-ms <ms>', words: 'cli.option.budgetMs' },
  { flags: '--budget-nodes <nodes>', words: 'cli.option.budgetNodes' },
  { flags: '--load <file>', words: 'cli.option.load', repeated: true },
  { flags: '--color', words: 'cli.option.color' },
  { flags: '--no-color', words: 'cli.option.noColor' },
  { flags: '--ascii', words: 'cli.option.ascii' },
];

/** Options of commands whose results can be drawn. */
const PICTURES: readonly OptionText[] = [
  { flags: '--format <form>', words: 'cli.option.format.pictures' },
  { flags: '--output <file>', words: 'cli.option.output' },
  { flags: '--theme <name>', words: 'cli.option.theme' },
];

const DIFFICULTY: readonly OptionText[] = [
  { flags: '--difficulty <level>', words: 'cli.option.difficulty' },
  { flags: '--grade <level>', words: 'cli.option.grade' },
];
const THREADS: OptionText = { flags: '--threads <number>', words: 'cli.option.threads' };
const SEED: OptionText = { flags: '--seed <text>', words: 'cli.option.seed' };

const EXAMPLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const COMMANDS: readonly CommandText[] = [
  {
    name: 'generate',
    takesInputs: false,
    options: [
      { flags: '--rules <list>', words: 'cli.option.rules' },
      ...DIFFICULTY,
      { flags: '--se <range>', words: 'cli.option.se' },
      { flags: '--technique <name>', words: 'cli.option.technique' },
      { flags: '--exactly', words: 'cli.option.exactly' },
      { flags: '--clues <number>', words: 'cli.option.clues' },
      { flags: '--minimal', words: 'cli.option.minimal' },
      { flags: '--symmetry <kind>', words: 'cli.option.symmetry' },
      { flags: '--pattern <cells>', words: 'cli.option.pattern' },
      { flags: '--size <number>', words: 'cli.option.size' },
      { flags: '--count <number>', words: 'cli.option.count' },
      THREADS,
      SEED,
      ...PICTURES,
    ],
    formats: PICTURE_FORMATS,
    lists: ['rules'],
    examples: [
      'hitotsu generate --difficulty hard --symmetry half-turn',
      'hitotsu generate --rules jigsaw+diagonals+killer --format ndjson --count 10 --seed 1',
    ],
    run: (session, _inputs, raw) => generate(session, raw),
  },
  {
    name: 'solve',
    takesInputs: true,
    options: [
      { flags: '--limit <number>', words: 'cli.option.limit.solve' },
      { flags: '--backend <name>', words: 'cli.option.backend' },
      THREADS,
      ...PICTURES,
    ],
    formats: PICTURE_FORMATS,
    examples: [`hitotsu solve ${EXAMPLE}`, 'hitotsu solve --format ndjson puzzles.txt'],
    run: solve,
  },
  {
    name: 'check',
    takesInputs: true,
    options: [],
    examples: ['hitotsu check puzzle.json'],
    run: (session, inputs) => check(session, inputs),
  },
  {
    name: 'count',
    takesInputs: true,
    options: [{ flags: '--limit <number>', words: 'cli.option.limit.count' }],
    examples: ['hitotsu count --limit 1000 puzzle.txt'],
    run: count,
  },
  {
    name: 'candidates',
    takesInputs: true,
    options: [],
    examples: ['hitotsu candidates puzzle.txt'],
    run: (session, inputs) => candidates(session, inputs),
  },
  {
    name: 'redundant',
    takesInputs: true,
    options: [],
    examples: ['hitotsu redundant puzzle.txt'],
    run: (session, inputs) => redundant(session, inputs),
  },
  {
    name: 'rate',
    takesInputs: true,
    options: [{ flags: '--by <raters>', words: 'cli.option.by' }],
    examples: [`hitotsu rate ${EXAMPLE}`, 'hitotsu rate --by se --format line puzzles.txt'],
    run: rate,
  },
  {
    name: 'hint',
    takesInputs: true,
    options: [
      { flags: '--stage <number>', words: 'cli.option.stage' },
      { flags: '--no-uniqueness', words: 'cli.option.noUniqueness' },
      ...PICTURES,
    ],
    formats: PICTURE_FORMATS,
    examples: [`hitotsu hint --stage 1 ${EXAMPLE}`, 'hitotsu hint --output hint.svg game.json'],
    run: hint,
  },
  {
    name: 'explain',
    takesInputs: true,
    options: [{ flags: '--no-uniqueness', words: 'cli.option.noUniqueness' }],
    examples: [`hitotsu explain --lang ja ${EXAMPLE}`],
    run: explain,
  },
  {
    name: 'convert',
    takesInputs: true,
    options: [{ flags: '--to <format>', words: 'cli.option.to' }, ...PICTURES],
    formats: PICTURE_FORMATS,
    lists: ['formats'],
    examples: [
      'hitotsu convert --to sudokupad puzzle.json',
      'hitotsu convert --to picture puzzle.json',
      'hitotsu convert --output puzzle.png puzzle.json',
    ],
    run: convert,
  },
  {
    name: 'model',
    takesInputs: true,
    options: [
      { flags: '--format <form>', words: 'cli.option.format.model' },
      { flags: '--full', words: 'cli.option.full' },
      { flags: '--read-solution <file>', words: 'cli.option.readSolution' },
    ],
    formats: MODEL_FORMATS,
    examples: [
      'hitotsu model --format mps puzzle.txt > puzzle.mps',
      'hitotsu model --read-solution answer.sol puzzle.txt',
    ],
    run: model,
  },
];

export const COMMAND_NAMES: readonly string[] = [...COMMANDS.map(({ name }) => name), 'help'];

/** The options of every command, less those that this one has in a form of its own or cannot use. */
function commonOptions(command: Command): Option[] {
  const own = new Set(command.options.map(({ long }) => long));
  const takesInputs = command.registeredArguments.length > 0;
  return new Help()
    .visibleGlobalOptions(command)
    .filter(({ long }) => !own.has(long) && (takesInputs || long !== '--from'));
}

/** Names and what they stand for, in two columns. */
function table(rows: readonly (readonly [name: string, meaning: string])[]): string {
  const width = Math.max(...rows.map(([name]) => displayWidth(name))) + 2;
  return rows
    .map(([name, meaning]) => `  ${padDisplay(name, width)}${meaning}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('');
}

/** Rules by their types and the aliases of plain letters, formats by their names. */
function listText(list: 'rules' | 'formats', language: Language): string {
  if (list === 'formats') return table(formats.map(({ name, words }) => [name, words[language]]));
  return table(
    builtinRules.types.flatMap((type) => {
      const { aliases = {}, words } = type;
      const names = [type.type, ...Object.keys(aliases).filter((alias) => /^[a-z-]+$/.test(alias))];
      return [[names.join(', '), words.name[language]] as const, ...optionRows(type, language)];
    }),
  );
}

/** The options of a rule as they are written behind its name: with what holds where nothing is said. */
function optionRows(type: AnyRuleType, language: Language): (readonly [string, string])[] {
  return optionNames(type).map(({ name, words, usual }) => [
    `  :${name}=${usual ?? 'N'}`,
    words?.[language] ?? '',
  ]);
}

/** Commander's own headings by ours. */
const TITLES: Readonly<Record<string, MessageKey>> = {
  'Usage:': 'cli.title.usage',
  'Arguments:': 'cli.title.arguments',
  'Options:': 'cli.title.options',
  'Global Options:': 'cli.title.global',
  'Commands:': 'cli.title.commands',
};

export interface ProgramParts {
  readonly language: Language;
  readonly version: string;
  /** Columns that help is wrapped to. */
  readonly width: number;
  print(text: string): void;
  /** Carries a chosen command out. */
  carryOut(raw: RawOptions, work: (session: Session) => Promise<void>): Promise<void>;
  /** What came first was no command. */
  unknownCommand(words: readonly string[]): never;
}

/** The command line as commander sees it, with every word in the language chosen. Errors are thrown, not printed. */
export function buildProgram(parts: ProgramParts): Command {
  const { language, width } = parts;
  const readable = formats.filter(({ read }) => read).map(({ name }) => name);
  const writable = [...formats.filter(({ write }) => write).map(({ name }) => name), 'picture'];
  const known = (words: MessageKey): string =>
    (words === 'cli.option.from' ? readable : words === 'cli.option.to' ? writable : SYMMETRIES).join(', ');
  const say = (key: MessageKey) => message(key, language, { known: known(key) });

  const addOptions = (command: Command, options: readonly OptionText[]): Command => {
    for (const { flags, words, repeated } of options) {
      const option = new Option(flags, say(words));
      if (repeated)
        option.argParser((value: string, previous: readonly string[] | undefined) => [
          ...(previous ?? []),
          value,
        ]);
      command.addOption(option);
    }
    return command;
  };

  const dress = (command: Command): Command =>
    command
      .exitOverride()
      .helpOption('-h, --help', say('cli.help'))
      .configureOutput({
        writeOut: parts.print,
        writeErr: () => {},
        outputError: () => {},
        getOutHelpWidth: () => width,
        getErrHelpWidth: () => width,
      })
      .configureHelp({
        showGlobalOptions: true,
        visibleGlobalOptions: (command: Command) => commonOptions(command),
        displayWidth,
        boxWrap: (text: string, columns: number) =>
          text
            .split('\n')
            .flatMap((line) => wrapDisplay(line, columns))
            .join('\n'),
        styleTitle: (title: string) => {
          const key = TITLES[title];
          return key ? say(key) : title;
        },
        subcommandTerm: (command: Command) => command.name(),
        optionDescription: (option: Option) => option.description,
      } satisfies Partial<Help>);

  const program = dress(new Command('hitotsu'))
    .description(`${say('cli.about')}\n${say('cli.aboutMenu')}`)
    .usage(say('cli.usage.root'))
    .version(parts.version, '-V, --version', say('cli.version'))
    .helpCommand('help [command]', say('cli.helpCommand'))
    .addHelpText('after', `\n${wrapDisplay(say('cli.title.status'), width).join('\n')}\n`);
  addOptions(program, COMMON);

  for (const text of COMMANDS) {
    const command = dress(program.command(text.name))
      .description(say(`cli.command.${text.name}`))
      .usage(say(text.takesInputs ? 'cli.usage.inputs' : 'cli.usage.plain'))
      .addHelpText(
        'after',
        [
          ...(text.lists ?? []).map((list) => `\n${say(`cli.title.${list}`)}\n${listText(list, language)}`),
          `\n${say('cli.title.examples')}\n${text.examples.map((line) => `  ${line}\n`).join('')}`,
        ].join(''),
      );
    if (text.takesInputs) command.argument('[input...]', say('cli.argument.inputs'));
    addOptions(command, text.options);
    command.action(async () => {
      const options: RawOptions = { ...command.optsWithGlobals(), ...command.opts() };
      const isOwn = text.formats?.includes(String(options.format));
      const raw = isOwn
        ? { ...options, format: undefined, ownFormat: options.format }
        : { ...options, formats: text.formats };
      await parts.carryOut(raw, (session) => text.run(session, command.args, raw));
    });
  }

  const start = dress(program.command('menu', { isDefault: true, hidden: true }))
    .description(say('cli.command.menu'))
    .argument('[words...]');
  addOptions(start, [...DIFFICULTY, SEED]);
  start.action(async () => {
    if (start.args.length > 0) parts.unknownCommand(start.args);
    const raw: RawOptions = start.optsWithGlobals();
    // The prompts take longer to load than most puzzles to solve; other commands do without.
    const { menu } = await import('./commands/menu.ts');
    await parts.carryOut(raw, (session) => menu(session, raw));
  });
  return program;
}
