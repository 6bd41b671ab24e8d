// Propagation and search. One function, so that the nine vectors of the state stay in locals; that and its being
// written out for nine vectors make it long.

import { branch } from './branch';
import { COUNT, FULL, GUARD, LIMIT, LOW, NODES, ORDERED, PAUSE, SOLUTION, STACK, STATE, TOP } from './layout';
import { branchInOrder } from './order';
import { drivenOut, exactlyThree, filled, lastBand, lastStack, nextBand, nextStack, spread } from './vectors';

/** Starts a search for at most `limit` solutions from the state at STACK. */
export function begin(limit: u64): void {
  store<u32>(TOP, STACK);
  store<u64>(COUNT, 0);
  store<u64>(LIMIT, limit);
  store<u64>(NODES, 0);
}

/**
 * Goes on with the search for at most `budget` more branches (at least 1).
 * 0 = not finished, call again; 1 = over: exhausted or the limit was reached; 2 = stopped at a solution (PAUSE).
 */
export function run(budget: i32): i32 {
  const low = i32x4(LOW, LOW, LOW, 0);
  const full = i32x4(FULL, FULL, FULL, 0);
  const guard = i32x4(GUARD, GUARD, GUARD, 0);
  const ordered = load<u32>(ORDERED) != 0;
  let top = load<u32>(TOP);
  let nodes = 0;
  while (top >= STACK) {
    let x0 = v128.load(top, 0);
    let x1 = v128.load(top, 16);
    let x2 = v128.load(top, 32);
    let x3 = v128.load(top, 48);
    let x4 = v128.load(top, 64);
    let x5 = v128.load(top, 80);
    let x6 = v128.load(top, 96);
    let x7 = v128.load(top, 112);
    let x8 = v128.load(top, 128);
    let sum = guard;
    let alive = true;
    while (true) {
      // Naked singles: a cell with one candidate takes it from the rest of its box. An empty cell borrows from
      // its guard.
      let d = i32x4.sub(x0, low);
      let empty = d;
      const n0 = v128.andnot(x0, spread(filled(v128.and(x0, d))));
      d = i32x4.sub(x1, low);
      empty = v128.or(empty, d);
      const n1 = v128.andnot(x1, spread(filled(v128.and(x1, d))));
      d = i32x4.sub(x2, low);
      empty = v128.or(empty, d);
      const n2 = v128.andnot(x2, spread(filled(v128.and(x2, d))));
      d = i32x4.sub(x3, low);
      empty = v128.or(empty, d);
      const n3 = v128.andnot(x3, spread(filled(v128.and(x3, d))));
      d = i32x4.sub(x4, low);
      empty = v128.or(empty, d);
      const n4 = v128.andnot(x4, spread(filled(v128.and(x4, d))));
      d = i32x4.sub(x5, low);
      empty = v128.or(empty, d);
      const n5 = v128.andnot(x5, spread(filled(v128.and(x5, d))));
      d = i32x4.sub(x6, low);
      empty = v128.or(empty, d);
      const n6 = v128.andnot(x6, spread(filled(v128.and(x6, d))));
      d = i32x4.sub(x7, low);
      empty = v128.or(empty, d);
      const n7 = v128.andnot(x7, spread(filled(v128.and(x7, d))));
      d = i32x4.sub(x8, low);
      empty = v128.or(empty, d);
      const n8 = v128.andnot(x8, spread(filled(v128.and(x8, d))));
      const naked = v128.or(
        v128.or(v128.or(n0, n1), v128.or(n2, n3)),
        v128.or(v128.or(n4, n5), v128.or(n6, v128.or(n7, n8))),
      );
      x0 = v128.or(v128.andnot(x0, naked), n0);
      x1 = v128.or(v128.andnot(x1, naked), n1);
      x2 = v128.or(v128.andnot(x2, naked), n2);
      x3 = v128.or(v128.andnot(x3, naked), n3);
      x4 = v128.or(v128.andnot(x4, naked), n4);
      x5 = v128.or(v128.andnot(x5, naked), n5);
      x6 = v128.or(v128.andnot(x6, naked), n6);
      x7 = v128.or(v128.andnot(x7, naked), n7);
      x8 = v128.or(v128.andnot(x8, naked), n8);

      // Stacks: a digit takes its three mini-columns in one of six arrangements; a mini-column stays possible when
      // the two others of an arrangement with it are.
      let o0 = v128.or(v128.or(x0, x3), x6);
      let o1 = v128.or(v128.or(x1, x4), x7);
      let o2 = v128.or(v128.or(x2, x5), x8);
      let p0 = nextBand(o0);
      let q0 = lastBand(o0);
      let p1 = nextBand(o1);
      let q1 = lastBand(o1);
      let p2 = nextBand(o2);
      let q2 = lastBand(o2);
      o0 = v128.or(v128.and(p1, q2), v128.and(q1, p2));
      o1 = v128.or(v128.and(p2, q0), v128.and(q2, p0));
      o2 = v128.or(v128.and(p0, q1), v128.and(q0, p1));
      x0 = v128.and(x0, o0);
      x3 = v128.and(x3, o0);
      x6 = v128.and(x6, o0);
      x1 = v128.and(x1, o1);
      x4 = v128.and(x4, o1);
      x7 = v128.and(x7, o1);
      x2 = v128.and(x2, o2);
      x5 = v128.and(x5, o2);
      x8 = v128.and(x8, o2);

      // Places of each digit in each box: none (a contradiction), one, or more.
      o0 = v128.or(x0, x1);
      let t0 = v128.or(v128.and(x0, x1), v128.and(o0, x2));
      o0 = v128.or(o0, x2);
      o1 = v128.or(x3, x4);
      let t1 = v128.or(v128.and(x3, x4), v128.and(o1, x5));
      o1 = v128.or(o1, x5);
      o2 = v128.or(x6, x7);
      let t2 = v128.or(v128.and(x6, x7), v128.and(o2, x8));
      o2 = v128.or(o2, x8);
      let once = v128.or(o0, o1);
      const twice = v128.or(v128.or(v128.or(t0, t1), v128.and(o0, o1)), v128.or(t2, v128.and(once, o2)));
      once = v128.or(once, o2);
      const bad = v128.or(v128.andnot(full, once), v128.or(v128.and(twice, naked), v128.and(empty, guard)));
      if (v128.any_true(bad)) {
        alive = false;
        break;
      }
      if (!v128.any_true(twice)) {
        // Every box has every digit once. A solution if no cell is empty and rows and columns are complete too.
        const rows = v128.and(
          v128.and(v128.or(v128.or(o0, nextStack(o0)), lastStack(o0)), v128.or(v128.or(o1, nextStack(o1)), lastStack(o1))),
          v128.or(v128.or(o2, nextStack(o2)), lastStack(o2)),
        );
        o0 = v128.or(v128.or(x0, x3), x6);
        o1 = v128.or(v128.or(x1, x4), x7);
        o2 = v128.or(v128.or(x2, x5), x8);
        const columns = v128.and(
          v128.and(v128.or(v128.or(o0, nextBand(o0)), lastBand(o0)), v128.or(v128.or(o1, nextBand(o1)), lastBand(o1))),
          v128.or(v128.or(o2, nextBand(o2)), lastBand(o2)),
        );
        empty = v128.or(
          v128.or(v128.or(i32x4.sub(x0, low), i32x4.sub(x1, low)), v128.or(i32x4.sub(x2, low), i32x4.sub(x3, low))),
          v128.or(
            v128.or(i32x4.sub(x4, low), i32x4.sub(x5, low)),
            v128.or(i32x4.sub(x6, low), v128.or(i32x4.sub(x7, low), i32x4.sub(x8, low))),
          ),
        );
        alive = false;
        if (!v128.any_true(v128.or(v128.andnot(full, v128.and(rows, columns)), v128.and(empty, guard)))) {
          v128.store(SOLUTION, x0, 0);
          v128.store(SOLUTION, x1, 16);
          v128.store(SOLUTION, x2, 32);
          v128.store(SOLUTION, x3, 48);
          v128.store(SOLUTION, x4, 64);
          v128.store(SOLUTION, x5, 80);
          v128.store(SOLUTION, x6, 96);
          v128.store(SOLUTION, x7, 112);
          v128.store(SOLUTION, x8, 128);
          const count = load<u64>(COUNT) + 1;
          store<u64>(COUNT, count);
          if (count >= load<u64>(LIMIT)) {
            top = STACK;
          } else if (load<u32>(PAUSE)) {
            store<u64>(NODES, load<u64>(NODES) + nodes);
            store<u32>(TOP, top - STATE);
            return 2;
          }
        }
        break;
      }

      // Hidden singles in a box: a cell that holds one loses its other candidates.
      let h = v128.andnot(x0, twice);
      x0 = v128.or(v128.andnot(x0, spread(filled(h))), h);
      h = v128.andnot(x1, twice);
      x1 = v128.or(v128.andnot(x1, spread(filled(h))), h);
      h = v128.andnot(x2, twice);
      x2 = v128.or(v128.andnot(x2, spread(filled(h))), h);
      h = v128.andnot(x3, twice);
      x3 = v128.or(v128.andnot(x3, spread(filled(h))), h);
      h = v128.andnot(x4, twice);
      x4 = v128.or(v128.andnot(x4, spread(filled(h))), h);
      h = v128.andnot(x5, twice);
      x5 = v128.or(v128.andnot(x5, spread(filled(h))), h);
      h = v128.andnot(x6, twice);
      x6 = v128.or(v128.andnot(x6, spread(filled(h))), h);
      h = v128.andnot(x7, twice);
      x7 = v128.or(v128.andnot(x7, spread(filled(h))), h);
      h = v128.andnot(x8, twice);
      x8 = v128.or(v128.andnot(x8, spread(filled(h))), h);

      // Bands: as the stacks, with mini-rows.
      o0 = v128.or(v128.or(x0, x1), x2);
      o1 = v128.or(v128.or(x3, x4), x5);
      o2 = v128.or(v128.or(x6, x7), x8);
      p0 = nextStack(o0);
      q0 = lastStack(o0);
      p1 = nextStack(o1);
      q1 = lastStack(o1);
      p2 = nextStack(o2);
      q2 = lastStack(o2);
      o0 = v128.or(v128.and(p1, q2), v128.and(q1, p2));
      o1 = v128.or(v128.and(p2, q0), v128.and(q2, p0));
      o2 = v128.or(v128.and(p0, q1), v128.and(q0, p1));
      x0 = v128.and(x0, o0);
      x1 = v128.and(x1, o0);
      x2 = v128.and(x2, o0);
      x3 = v128.and(x3, o1);
      x4 = v128.and(x4, o1);
      x5 = v128.and(x5, o1);
      x6 = v128.and(x6, o2);
      x7 = v128.and(x7, o2);
      x8 = v128.and(x8, o2);

      // Candidates are only ever removed, so an unchanged sum means that nothing was: a lane can lose a multiple of
      // 2^32 in one sweep only when a digit leaves a box, and then the sweep after the branch sees it.
      let now = i32x4.add(
        i32x4.add(i32x4.add(x0, x1), i32x4.add(x2, x3)),
        i32x4.add(i32x4.add(x4, x5), i32x4.add(x6, i32x4.add(x7, x8))),
      );
      if (v128.any_true(v128.xor(now, sum))) {
        sum = now;
        continue;
      }

      // Nothing simple is left: count the digits of mini-rows and mini-columns. Three possible ones stay there and
      // leave the rest of the box; three certain ones (possible nowhere else in the box) drive out the others.
      // (A field with fewer than three borrows from its neighbours, harmlessly: there is no solution then.)
      o0 = exactlyThree(v128.or(v128.or(x0, x1), x2));
      o1 = exactlyThree(v128.or(v128.or(x3, x4), x5));
      o2 = exactlyThree(v128.or(v128.or(x6, x7), x8));
      t0 = v128.or(o1, o2);
      t1 = v128.or(o0, o2);
      t2 = v128.or(o0, o1);
      x0 = v128.andnot(x0, t0);
      x1 = v128.andnot(x1, t0);
      x2 = v128.andnot(x2, t0);
      x3 = v128.andnot(x3, t1);
      x4 = v128.andnot(x4, t1);
      x5 = v128.andnot(x5, t1);
      x6 = v128.andnot(x6, t2);
      x7 = v128.andnot(x7, t2);
      x8 = v128.andnot(x8, t2);
      o0 = exactlyThree(v128.or(v128.or(x0, x3), x6));
      o1 = exactlyThree(v128.or(v128.or(x1, x4), x7));
      o2 = exactlyThree(v128.or(v128.or(x2, x5), x8));
      t0 = v128.or(o1, o2);
      t1 = v128.or(o0, o2);
      t2 = v128.or(o0, o1);
      x0 = v128.andnot(x0, t0);
      x3 = v128.andnot(x3, t0);
      x6 = v128.andnot(x6, t0);
      x1 = v128.andnot(x1, t1);
      x4 = v128.andnot(x4, t1);
      x7 = v128.andnot(x7, t1);
      x2 = v128.andnot(x2, t2);
      x5 = v128.andnot(x5, t2);
      x8 = v128.andnot(x8, t2);
      o0 = v128.or(v128.or(x0, x1), x2);
      o1 = v128.or(v128.or(x3, x4), x5);
      o2 = v128.or(v128.or(x6, x7), x8);
      t0 = drivenOut(v128.andnot(o0, v128.or(o1, o2)));
      t1 = drivenOut(v128.andnot(o1, v128.or(o0, o2)));
      t2 = drivenOut(v128.andnot(o2, v128.or(o0, o1)));
      x0 = v128.andnot(x0, t0);
      x1 = v128.andnot(x1, t0);
      x2 = v128.andnot(x2, t0);
      x3 = v128.andnot(x3, t1);
      x4 = v128.andnot(x4, t1);
      x5 = v128.andnot(x5, t1);
      x6 = v128.andnot(x6, t2);
      x7 = v128.andnot(x7, t2);
      x8 = v128.andnot(x8, t2);
      o0 = v128.or(v128.or(x0, x3), x6);
      o1 = v128.or(v128.or(x1, x4), x7);
      o2 = v128.or(v128.or(x2, x5), x8);
      t0 = drivenOut(v128.andnot(o0, v128.or(o1, o2)));
      t1 = drivenOut(v128.andnot(o1, v128.or(o0, o2)));
      t2 = drivenOut(v128.andnot(o2, v128.or(o0, o1)));
      x0 = v128.andnot(x0, t0);
      x3 = v128.andnot(x3, t0);
      x6 = v128.andnot(x6, t0);
      x1 = v128.andnot(x1, t1);
      x4 = v128.andnot(x4, t1);
      x7 = v128.andnot(x7, t1);
      x2 = v128.andnot(x2, t2);
      x5 = v128.andnot(x5, t2);
      x8 = v128.andnot(x8, t2);
      now = i32x4.add(
        i32x4.add(i32x4.add(x0, x1), i32x4.add(x2, x3)),
        i32x4.add(i32x4.add(x4, x5), i32x4.add(x6, i32x4.add(x7, x8))),
      );
      if (!v128.any_true(v128.xor(now, sum))) break;
      sum = now;
    }
    if (!alive) {
      top -= STATE;
      continue;
    }
    v128.store(top, x0, 0);
    v128.store(top, x1, 16);
    v128.store(top, x2, 32);
    v128.store(top, x3, 48);
    v128.store(top, x4, 64);
    v128.store(top, x5, 80);
    v128.store(top, x6, 96);
    v128.store(top, x7, 112);
    v128.store(top, x8, 128);
    if (ordered) branchInOrder(top);
    else branch(top);
    top += STATE;
    if (++nodes >= budget) {
      store<u64>(NODES, load<u64>(NODES) + nodes);
      store<u32>(TOP, top);
      return 0;
    }
  }
  store<u64>(NODES, load<u64>(NODES) + nodes);
  store<u32>(TOP, top);
  return 1;
}
