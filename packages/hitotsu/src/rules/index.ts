import { antiKing } from './anti-king.ts';
import { antiKnight } from './anti-knight.ts';
import { boxes } from './boxes.ts';
import { cage } from './cage.ts';
import { classic } from './classic.ts';
import { columns } from './columns.ts';
import { diagonal } from './diagonal.ts';
import { disjointGroups } from './disjoint-groups.ts';
import { even } from './even.ts';
import { extraRegion } from './extra-region.ts';
import { nonConsecutive } from './non-consecutive.ts';
import { odd } from './odd.ts';
import { regions } from './regions.ts';
import { RuleRegistry } from './registry.ts';
import { rows } from './rows.ts';
import { sum } from './sum.ts';
import { thermometer } from './thermometer.ts';
import { windoku } from './windoku.ts';

export { compileRules } from './compile.ts';
export { type OptionField, type OptionName, optionFields, optionNames } from './option-fields.ts';
export { completedRule, type OwnRuleType } from './own.ts';
export { RuleRegistry } from './registry.ts';
export type {
  AnyRuleType,
  Conflict,
  LayContext,
  Reshape,
  Rule,
  RuleContext,
  RuleSpec,
  RuleType,
  Turn,
  Unit,
} from './rule.ts';
export { FAULT } from './rule.ts';
export type { Account, Combination, Saying } from './saying.ts';
export type { LineEnd, LineStyle, Scene, SceneShape, Side } from './scene.ts';
export { type Clue, clueOf, sampleOf, shortName, toolOf } from './shown.ts';
export type {
  BoardTool,
  DrawnTool,
  Gesture,
  RuleSample,
  RuleTool,
  Stroke,
  StrokeText,
} from './tool.ts';

/** The rules that come with Hitotsu: one line a rule, in the order in which lists show them. */
export const builtinRules = new RuleRegistry([
  classic,
  rows,
  columns,
  boxes,
  regions,
  diagonal,
  cage,
  thermometer,
  sum,
  extraRegion,
  windoku,
  antiKnight,
  antiKing,
  nonConsecutive,
  disjointGroups,
  odd,
  even,
]);
