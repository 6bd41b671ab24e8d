export { bind, errorsOf } from './bind.ts';
export { checkRule, type RuleCase } from './check-rule.ts';
export { fullBoard, layChecked } from './layouts.ts';
export { at, block, differ, everyPair, type Rows, total } from './plain.ts';
