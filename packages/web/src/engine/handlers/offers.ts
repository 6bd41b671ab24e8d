import { type Diagnostic, Random, type Words } from 'hitotsu/base';
import { Board, Shape } from 'hitotsu/board';
import { type RuleEntry, readRules, type WantedRule } from 'hitotsu/generator';
import { GRADE_BOUNDS, GRADES, type Grade, logicOf } from 'hitotsu/logic';
import { techniqueKeys, techniqueWords } from 'hitotsu/messages';
import { type Puzzle, puzzleFrom } from 'hitotsu/puzzle';
import { type RuleSpec, sampleOf } from 'hitotsu/rules';

export interface OffersAsk {
  /** What is ticked, as the generator takes it. */
  readonly rules: readonly RuleEntry[];
  /** What could be ticked too: each by its name here, as the generator takes it. */
  readonly more: Readonly<Record<string, RuleEntry>>;
  readonly size: number;
}

export interface OfferedTechnique {
  readonly key: string;
  readonly name: Words;
  /** Other names a search should find. */
  readonly aliases: readonly string[];
  readonly grade: Grade;
}

/** What can be asked for beside what is ticked. */
export interface Offers {
  /** What is wrong with the ticked rules on this board. */
  readonly trouble: readonly Diagnostic[];
  /** Why a rule cannot join, by its name in `more`. */
  readonly blocked: Readonly<Record<string, Diagnostic>>;
  /** Techniques that can occur with the ticked rules, easiest first. */
  readonly techniques: readonly OfferedTechnique[];
}

/** Frames are dear to make and only needed to be there: one for each rule and size is enough. */
const frames = new Map<string, RuleSpec>();

function frameOf({ type, options }: WantedRule, shape: Shape): RuleSpec {
  const key = `${type.type} ${shape.size} ${JSON.stringify(options)}`;
  const known = frames.get(key);
  if (known) return known;
  const spec = type.frame?.(shape, options, new Random(key)) as RuleSpec;
  frames.set(key, spec);
  return spec;
}

/** An empty board under rules; of those that lay clues, with the clues of their samples if `samples`. */
function boundWith(entries: readonly RuleEntry[], size: number, samples: boolean) {
  const wanted = readRules(entries);
  if (!wanted.ok) return wanted;
  const shape = Shape.of(size);
  const specs = wanted.value.flatMap((rule): readonly RuleSpec[] => {
    if (rule.makes === null) return [rule.spec];
    if (rule.makes === 'frame') return [frameOf(rule, shape)];
    return samples ? sampleOf(rule.type).specs.filter(({ type }) => type === rule.type.type) : [];
  });
  return puzzleFrom({ shape, givens: new Board(shape), rules: specs });
}

function techniquesOn(puzzle: Puzzle): OfferedTechnique[] {
  const { techniques, layout } = logicOf(puzzle);
  const found = new Map<string, OfferedTechnique>();
  for (const { technique, rating, net } of techniques) {
    if (net || !(technique.occurs?.(layout) ?? true)) continue;
    const { key } = technique;
    const grade = GRADES[GRADE_BOUNDS.findLastIndex((bound) => rating >= bound)];
    for (const each of techniqueKeys) {
      const words = techniqueWords(each);
      if (!grade || !words || found.has(each) || (each !== key && !each.startsWith(`${key}-`))) continue;
      found.set(each, { key: each, name: words.name, aliases: words.aliases, grade });
    }
  }
  return [...found.values()];
}

/** What the form for a new puzzle can offer. */
export const offers = {
  async offers({ rules, more, size }: OffersAsk): Promise<Offers> {
    const now = boundWith(rules, size, true);
    const blocked: Record<string, Diagnostic> = {};
    for (const [name, entry] of Object.entries(more)) {
      const then = boundWith([...rules, entry], size, false);
      const news = then.ok ? [] : then.errors.filter((error) => now.ok || !now.errors.some(same(error)));
      if (news[0]) blocked[name] = news[0];
    }
    return {
      trouble: now.ok ? [] : now.errors,
      blocked,
      techniques: now.ok ? techniquesOn(now.value) : [],
    };
  },
};

const same = (one: Diagnostic) => (other: Diagnostic) => one.code === other.code;
