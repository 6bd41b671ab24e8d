import type { Shape } from '../../board/index.ts';

/** Remembers what is made of a shape: a rule without fields is the same on every board of the shape. */
export function perShape<T>(make: (shape: Shape) => T): (shape: Shape) => T {
  const known = new WeakMap<Shape, { readonly made: T }>();
  return (shape) => {
    let entry = known.get(shape);
    if (!entry) {
      entry = { made: make(shape) };
      known.set(shape, entry);
    }
    return entry.made;
  };
}
