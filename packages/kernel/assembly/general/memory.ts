// The twin of kernel/memory.ts: the same areas over the same bytes. One class an area, so that its address becomes the
// constant offset of each load and store.

import * as layout from './layout';

export * from './layout';

@unmanaged
class HeadArea {
  @inline @operator('[]') at(i: i32): i32 { return load<i32>(<usize>i << 2, 0); }
  @inline @operator('[]=') put(i: i32, word: i32): void { store<i32>(<usize>i << 2, word, 0); }
}

@unmanaged
class DomainArea {
  @inline @operator('[]') at(i: i32): i32 { return load<i32>(<usize>i << 2, <usize>layout.DOMAIN_AT * 4); }
  @inline @operator('[]=') put(i: i32, word: i32): void { store<i32>(<usize>i << 2, word, <usize>layout.DOMAIN_AT * 4); }
}

@unmanaged
class WeightArea {
  @inline @operator('[]') at(i: i32): i32 { return load<i32>(<usize>i << 2, <usize>layout.WEIGHT_AT * 4); }
  @inline @operator('[]=') put(i: i32, word: i32): void { store<i32>(<usize>i << 2, word, <usize>layout.WEIGHT_AT * 4); }
}

@unmanaged
class SingleArea {
  @inline @operator('[]') at(i: i32): i32 { return load<i32>(<usize>i << 2, <usize>layout.SINGLE_AT * 4); }
  @inline @operator('[]=') put(i: i32, word: i32): void { store<i32>(<usize>i << 2, word, <usize>layout.SINGLE_AT * 4); }
}

@unmanaged
class DirtyArea {
  @inline @operator('[]') at(i: i32): i32 { return load<i32>(<usize>i << 2, <usize>layout.DIRTY_AT * 4); }
  @inline @operator('[]=') put(i: i32, word: i32): void { store<i32>(<usize>i << 2, word, <usize>layout.DIRTY_AT * 4); }
}

@unmanaged
class PendingArea {
  @inline @operator('[]') at(i: i32): i32 { return load<i32>(<usize>i << 2, <usize>layout.PENDING_AT * 4); }
  @inline @operator('[]=') put(i: i32, word: i32): void { store<i32>(<usize>i << 2, word, <usize>layout.PENDING_AT * 4); }
}

@unmanaged
class ScratchArea {
  @inline @operator('[]') at(i: i32): i32 { return load<i32>(<usize>i << 2, <usize>layout.SCRATCH_AT * 4); }
  @inline @operator('[]=') put(i: i32, word: i32): void { store<i32>(<usize>i << 2, word, <usize>layout.SCRATCH_AT * 4); }
}

@unmanaged
class ReverseArea {
  @inline @operator('[]') at(i: i32): i32 { return load<i32>(<usize>i << 2, <usize>layout.REVERSE_AT * 4); }
  @inline @operator('[]=') put(i: i32, word: i32): void { store<i32>(<usize>i << 2, word, <usize>layout.REVERSE_AT * 4); }
}

@unmanaged
class ComboArea {
  @inline @operator('[]') at(i: i32): i32 { return load<i32>(<usize>i << 2, <usize>layout.COMBO_AT * 4); }
  @inline @operator('[]=') put(i: i32, word: i32): void { store<i32>(<usize>i << 2, word, <usize>layout.COMBO_AT * 4); }
}

@unmanaged
class ImageArea {
  @inline @operator('[]') at(i: i32): i32 { return load<i32>(<usize>i << 2, <usize>layout.IMAGE_AT * 4); }
  @inline @operator('[]=') put(i: i32, word: i32): void { store<i32>(<usize>i << 2, word, <usize>layout.IMAGE_AT * 4); }
}

@unmanaged
class StackArea {
  @inline @operator('[]') at(i: i32): i32 { return load<i32>(<usize>i << 2, <usize>layout.STACK_AT * 4); }
  @inline @operator('[]=') put(i: i32, word: i32): void { store<i32>(<usize>i << 2, word, <usize>layout.STACK_AT * 4); }
}

@unmanaged
class TableArea {
  @inline @operator('[]') at(i: i32): i32 { return load<i32>(<usize>i << 2, <usize>layout.TABLE_AT * 4); }
  @inline @operator('[]=') put(i: i32, word: i32): void { store<i32>(<usize>i << 2, word, <usize>layout.TABLE_AT * 4); }
}

export const head = changetype<HeadArea>(0);
export const domain = changetype<DomainArea>(0);
export const weight = changetype<WeightArea>(0);
export const single = changetype<SingleArea>(0);
export const dirty = changetype<DirtyArea>(0);
export const pending = changetype<PendingArea>(0);
export const scratch = changetype<ScratchArea>(0);
export const reverse = changetype<ReverseArea>(0);
export const comboAt = changetype<ComboArea>(0);
export const image = changetype<ImageArea>(0);
export const stack = changetype<StackArea>(0);
export const table = changetype<TableArea>(0);
