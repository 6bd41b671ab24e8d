import type { StatementKey } from '../../logic/index.ts';

/**
 * The sentences of hints and explanations in English. A place may say how its list is joined, against the usual way of
 * its value: `{cells:or}`, `{cells:and}`.
 */
export const stepsEn: Readonly<Record<StatementKey, string>> = {
  'stage.unit': 'Look at {units}.',
  'stage.units': 'Look at {units}.',
  'stage.digit': 'Look at digit {digit}.',
  'stage.cell': 'Look around {cell}.',
  'stage.sum': 'Look at {sum}.',
  'stage.line': 'Look at the line {line}.',
  'stage.technique': 'The technique: {technique}.',
  'stage.cells': '{cells?The cell is|The cells are} {cells}.',
  'stage.board': 'Look at the whole board.',
  'spoken.place': '{technique}: {cell} is {digit}.',
  'spoken.place-in': '{technique} in {units}: {cell} is {digit}.',
  'spoken.remove': '{technique}: remove {removals}.',
  'spoken.remove-in': '{technique} in {units}: remove {removals}.',
  'result.place': '{cell} is {digit}.',
  'result.remove': 'Remove {removals}.',
  'result.either': 'Either way, remove {removals}.',

  'single.full-house': '{cell} is the last empty cell of {unit}, so the missing {digit} goes there.',
  'single.hidden': 'In {unit} only {cell} can be {digit}.',
  'single.naked': 'Only {digit} is left for {cell}.',
  locked:
    'In {unit}, {digit} goes in {cells:or}. All of these lie in {other}, so the rest of {other} cannot hold {digit}.',
  'common-peer':
    'In {unit}, {digit} goes in {cells:or}. Wherever it goes, {digit} can no longer go in {targets:or}.',
  naked: '{cells} hold {digits} between them, so the rest of {units} cannot hold these.',
  'naked.group': '{cells} hold {digits} between them, so no cell that sees all of them can hold these.',
  hidden: 'In {unit}, {digits} can only go in {cells}, so these cells hold nothing else.',

  fish: 'In {bases}, {digit} is only in {covers}, so the rest of {covers} cannot hold it.',
  'fish.fins': 'Apart from {fins}, the fins, {digit} in {bases} is only in {covers}.',
  'fish.either':
    'Either the fish holds or a fin ({fins:or}) is {digit}; either way {targets:or} cannot be {digit}.',
  strong: 'In {unit}, {digit} can only go in {cells:or}.',
  'not-both': '{cells} cannot both be {digit}.',
  'one-of': 'So {digit} goes in at least one of {cells:and}.',
  'rectangle.area': 'In {area}, {digit} lies only on {lines}.',
  'rectangle.then': 'If {end} is not {digit}, then {near} is, and {digit} of {area} goes on {other}.',
  'pair-cells': '{cells} can each only be {digits:or}.',
  'w-wing': 'So at least one of {cells} is not {digit}.',
  'wing.pivot': '{cell} is {digits:or}.',
  'wing.branch': 'If {cell} is {digit}, then {wing} is {other}.',
  bent: '{cells} hold {digits} between them, and each of these but {digit} fits in only one of the cells. Without {digit} there would be too few digits.',
  'remote.chain': '{line}: each can only be {digits:or} and each sees the next, so the two digits alternate.',
  'remote.ends':
    'Of any two of these cells an odd number of links apart, one is the one and one the other of {digits}.',
  'chain.if-is': 'If {start:or} is {digit}: {chain:on}.',
  'chain.if-not': 'If {start:or} is not {digit}: {chain:on}.',
  'chain.ends': 'So {start} is {startDigit}, or {end:or} is {endDigit}, or both.',
  'chain.steps': 'If {start} is {digit}, the conclusion follows step by step.',
  'singles.if-is': 'If {start} is {digit}, singles follow: {list}.',
  'singles.if-not': 'If {start} is not {digit}, singles follow: {list}.',
  'singles.at-once-is': 'If {start} is {digit}, it follows at once.',
  'singles.at-once-not': 'If {start} is not {digit}, it follows at once.',
  'net.if-is': 'If {start} is {digit}, this follows in turn: {steps}.',
  'net.if-not': 'If {start} is not {digit}, this follows in turn: {steps}.',
  'loop.closed': 'The chain closes to a loop, so of the two ends of each weak link exactly one holds.',
  'loop.refuted': 'So {cell} being {digit} would mean that it is not. It cannot be {digit}.',
  'loop.two-digits': 'So {cell} being {digit} would mean that it is {other} too. It cannot be {digit}.',
  'loop.must': 'So {cell} not being {digit} would mean that it is. It must be {digit}.',
  'loop.falls': 'So whether {cell} is {digit} or not, it cannot be {other}.',
  colors:
    'Strong links put the places of {digit} in two groups, ({first}) and ({second}): in one of the groups every cell is {digit}.',
  'colors.trap': '{targets} {targets?sees|see} cells of both groups, so {digit} cannot go there.',
  'colors.wrap': '{cells} are of the same group but cannot both be {digit}, so the group ({group}) is wrong.',
  'colors.touch':
    '{cells} cannot both be {digit}, so at least one of the groups opposite to theirs is right (the cells {rest:and}).',
  'colors.double': 'The group ({group}) goes with neither of the other two groups, so it is wrong.',
  'colors.more':
    'If the group ({group}) is right, {more} {more?is|are} {digit} too: {more?it is|each is} the last place left in a unit.',
  'colors.trap-more':
    'Whichever group is right, {targets} {targets?sees|see} {digit}, so {digit} cannot go there.',
  'colors.no-place':
    'If the group ({group}) were right, {unit} would have no place for {digit}, so the group is wrong.',
  medusa:
    'Strong links put candidates in two groups, ({first:in}) and ({second:in}): all of one group hold, none of the other.',
  'medusa.out': '{target:in} goes with neither {a:in} of the one group nor {b:in} of the other.',
  'medusa.clash': 'Two candidates of the same group ({pair:in}) cannot both hold, so the group is wrong.',
  'medusa.no-digit':
    'Candidates of the same group ({group:in}) would together leave no digit for {cell}, so the group is wrong.',
  'medusa.no-place':
    'Candidates of the same group ({group:in}) would together leave {unit} no place for {digit}, so the group is wrong.',
  'medusa.trap': 'Both groups rule out {removals:in}.',
  'medusa.wrap': 'One group contradicts itself, so none of it holds: not {removals:in}.',
  'als.set': '{cells} {cells?can|together can} only be {digits:or}: one digit more than cells.',
  'als.restricted':
    '{digits} can be in only one of the two sets, so the other set holds all of its other digits.',
  'als.double':
    'Each of {digits} can be in only one of the two sets. So both sets are locked: each holds all of its other digits.',
  'als.chain':
    'Neighbouring sets share {digits}, which only one of the two can hold: where one lacks it, the other is locked.',
  'als.common': 'So {digits} {digits?is|are each} in ({a}) or in ({b}).',
  'blossom.stem': '{cell} is {digits:or}.',
  'blossom.petal': 'If {cell} is {digit}, then {petal} {petal?is|hold} {digits}.',
  'sue-de-coq':
    '{middle} with {first} in {line} and {second} in {area} have as many digits ({digits}) as cells, so every one of these digits lies among them.',
  aligned:
    'Of all ways to fill {cells}, those that take the last candidate from one of {others:and} are impossible.',
  'template.set': 'In every way to place {digit} over the whole board, {cells} {cells?holds|hold} it.',
  'template.delete': 'In no way to place {digit} over the whole board, {cells} {cells?holds|hold} it.',

  'unique.assume': 'This uses the fact that the solution is unique.',
  'unique.deadly':
    'If {cells} held only {digits}, the two digits could be swapped and there would be two solutions.',
  'unique.loop':
    'If all cells of the loop {cells} held only {digits}, the two digits could be swapped and there would be two solutions.',
  'unique.cell': 'So {cell} is not {digits:or}.',
  'unique.subset':
    'So one of {cells:and} is {more:or}; with {subset} these make a locked set of {digits} in {units}.',
  'unique.strong':
    'In {unit}, {digit} goes in {cells:or}. If the other one were {other}, only the two digits would be left.',
  'unique.diagonal':
    'In {lines}, {digit} fits only in the corners. With {digit} in {cells:or} only the two digits would be left.',
  'unique.hidden':
    'In {lines}, {digit} fits only in the corners. If {cell} were {other}, only the two digits would be left.',
  'unique.placed':
    'None of {cells} is a given. If they held two digits crosswise, these could be swapped and there would be two solutions.',
  'unique.bug':
    'If {cell} were not {digit}, every open cell would be left with two candidates and every digit with two places: two solutions, or none.',
  'unique.bug-many':
    'Without {candidates:in}, every open cell would be left with two candidates and every digit with two places: two solutions, or none. So one of these holds.',
  'unique.bug-subset': 'With {subset} they make a locked set of {digits} in {units}.',
  'unique.bug-strong':
    'In {units}, {digit} goes in {cells:or}, and the other of them takes its extra candidate.',

  'rule-says': 'By the rule "{rule}", {cell} cannot be {digits:or}.',
  rise: 'The digits rise along {line}, so each cell keeps room for those before and behind it.',
  'rise.bounds': '{cell} lies between {low} and {high}.',
  'sum.sets': '{sum} can only be filled with {sets}.',
  'sum.ways': 'No way to fill {sum} has {removed:none}.',
  'sum.needed': 'Every way to fill {sum} uses {digit}, in {cells:or}.',
  'sum.difference': '{cells} {cells?is|add up to} {number} more than {others}.',
  'sum.same': '{cells} {cells?is|add up to} the same as {others}.',
  innie:
    '{units} {units?adds|add} up to {total}. The whole cages inside make {covered}, so {cells} is {rest}.',
  innies:
    '{units} {units?adds|add} up to {total}. The whole cages inside make {covered}, so {cells} add up to {rest}.',
  outie:
    '{units} {units?adds|add} up to {total}. The cages over {units?it|them} make {covered}, so {cells}, which sticks out, is {rest}.',
  outies:
    '{units} {units?adds|add} up to {total}. The cages over {units?it|them} make {covered}, so {cells}, which stick out, add up to {rest}.',
  'innies.more':
    '{units} {units?adds|add} up to {total}, the cages taken off make {covered}. So {cells} {cells?is|make} {rest} more than {others}.',
  'innies.same':
    '{units} {units?adds|add} up to {total}, the cages taken off make {covered}. So {cells} {cells?is|make} as much as {others} ({rest} more).',
  'innies.less':
    '{units} {units?adds|add} up to {total}, the cages taken off make {covered}. So {cells} {cells?is|make} {rest} less than {others}.',
  'innies.ways': 'No way to fill {cells} has {removed:none}.',
  'innies.ways-them': 'No way to fill them has {removed:none}.',
  'innies.needed': 'Every way to fill them uses {digit}, in {cells:or}.',
  'pair.cell': 'If {cell} were {digit}, no digit would be left for {other} ({digits}).',
  'pair.unit': 'If {cell} were {digit}, {unit} would have no place for {lost}.',
  'pair.unit-sums': 'If {cell} were {digit}, the sums would leave some digit without a place in {unit}.',
  'unit-sums': 'With all sums inside {unit} taken together, no way to fill it has {removed:none}.',
  leftovers: '{lines} hold the same digits as {areas}, so {inside} hold the same digits as {outside}.',

  'forcing.cell': '{cell} is {digits:or}.',
  'forcing.unit': 'In {unit}, {digit} goes in {cells:or}.',
  'forcing.either': 'Either {cell} is {digit} or it is not.',
  'forcing.assume-is': 'Suppose {cell} is {digit}.',
  'forcing.assume-not': 'Suppose {cell} is not {digit}.',
  'forcing.at-once': 'This rules out {removals:in}.',
  'forcing.then': 'Then {chain:on}.',
  'forcing.both': 'Then {cell} would be {digit} and would not be {digit}: a contradiction.',
  'forcing.no-digit': 'Then no digit would be left for {cell}: a contradiction.',
  'forcing.no-place': 'Then {unit} would have no place for {digit}: a contradiction.',
  'forcing.clash': 'These cannot all hold.',
  'forcing.back': 'So what was assumed is wrong.',
  'forcing.cases': 'In every case the same follows.',
  generic: 'The technique {technique} applies to {cells}.',

  'why.sees': '{digit} in {source} rules out {cells}.',
  'why.filled': 'Filled already: {cells}.',
  'why.excludes': '{digit} in {source} rules out {removals:in}.',
  'why.rule': 'The rule "{rule}" rules out {removals:in}.',
  'why.step': 'Step {number} removed {removals}.',
  'why.notes': 'The notes leave out {digits} in {cells}.',

  'contradiction.cell': 'No digit is left for {cell}.',
  'contradiction.unit': '{unit} has no place for {digit}.',
  'contradiction.rule': '{words}',
  'contradiction.clash': 'The digits of {cells} cannot stand together.',
  'wrong.entry': '{digit} in {cell} is wrong.',
  'wrong.entry-at': 'Move {number}, {digit} in {cell}, is wrong.',
  'wrong.struck': '{digit} was struck in {cell}, but it belongs there.',
  'wrong.struck-at': 'Move {number} struck {digit} in {cell}, but it belongs there.',
  'wrong.back': 'Up to move {number} everything was right.',
  'wrong.start': 'Everything before it was right.',
};
