// Propagation and search. One function, so that the nine vectors of the state stay in locals.

import { branch, branchInOrder } from './choose';
import { COUNT, FULL, GUARD, LIMIT, NODES, ORDERED, PAUSE, SOLUTION, STACK, STATE, TOP } from './layout';
import { dropLowest, filled, lastBand, lastStack, nextBand, nextStack, spread } from './vectors';

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
  let top = load<u32>(TOP);
  let nodes = 0;
  const ordered = load<u32>(ORDERED) != 0;
  const full = i32x4(FULL, FULL, FULL, 0);
  const guard = i32x4(GUARD, GUARD, GUARD, 0);
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
      // Naked singles: cells with one candidate take it from the rest of their box.
      let g = filled(dropLowest(x0));
      let multi = g;
      let n0 = v128.andnot(x0, spread(g));
      g = filled(dropLowest(x1)); multi = v128.or(multi, g);
      let n1 = v128.andnot(x1, spread(g));
      g = filled(dropLowest(x2)); multi = v128.or(multi, g);
      let n2 = v128.andnot(x2, spread(g));
      g = filled(dropLowest(x3)); multi = v128.or(multi, g);
      let n3 = v128.andnot(x3, spread(g));
      g = filled(dropLowest(x4)); multi = v128.or(multi, g);
      let n4 = v128.andnot(x4, spread(g));
      g = filled(dropLowest(x5)); multi = v128.or(multi, g);
      let n5 = v128.andnot(x5, spread(g));
      g = filled(dropLowest(x6)); multi = v128.or(multi, g);
      let n6 = v128.andnot(x6, spread(g));
      g = filled(dropLowest(x7)); multi = v128.or(multi, g);
      let n7 = v128.andnot(x7, spread(g));
      g = filled(dropLowest(x8)); multi = v128.or(multi, g);
      let n8 = v128.andnot(x8, spread(g));
      let live = v128.and(
        v128.and(v128.and(i32x4.add(x0, full), i32x4.add(x1, full)), v128.and(i32x4.add(x2, full), i32x4.add(x3, full))),
        v128.and(v128.and(i32x4.add(x4, full), i32x4.add(x5, full)), v128.and(i32x4.add(x6, full), v128.and(i32x4.add(x7, full), i32x4.add(x8, full)))));
      let naked = v128.or(v128.or(v128.or(n0, n1), v128.or(n2, n3)), v128.or(v128.or(n4, n5), v128.or(n6, v128.or(n7, n8))));
      x0 = v128.or(v128.andnot(x0, naked), n0);
      x1 = v128.or(v128.andnot(x1, naked), n1);
      x2 = v128.or(v128.andnot(x2, naked), n2);
      x3 = v128.or(v128.andnot(x3, naked), n3);
      x4 = v128.or(v128.andnot(x4, naked), n4);
      x5 = v128.or(v128.andnot(x5, naked), n5);
      x6 = v128.or(v128.andnot(x6, naked), n6);
      x7 = v128.or(v128.andnot(x7, naked), n7);
      x8 = v128.or(v128.andnot(x8, naked), n8);

      // Places of each digit in each box: none (a contradiction), one, or more.
      let o0 = v128.or(x0, x1);
      let t0 = v128.or(v128.and(x0, x1), v128.and(o0, x2));
      o0 = v128.or(o0, x2);
      let o1 = v128.or(x3, x4);
      let t1 = v128.or(v128.and(x3, x4), v128.and(o1, x5));
      o1 = v128.or(o1, x5);
      let o2 = v128.or(x6, x7);
      let t2 = v128.or(v128.and(x6, x7), v128.and(o2, x8));
      o2 = v128.or(o2, x8);
      let once = v128.or(o0, o1);
      let twice = v128.or(v128.or(v128.or(t0, t1), v128.and(o0, o1)), v128.or(t2, v128.and(once, o2)));
      once = v128.or(once, o2);
      const bad = v128.or(v128.andnot(full, once), v128.or(v128.and(twice, naked), v128.andnot(guard, live)));
      if (v128.any_true(bad)) {
        alive = false;
        break;
      }
      if (!v128.any_true(multi)) {
        // Every cell has one candidate and every box all digits: rows and columns decide.
        const rows = v128.and(
          v128.and(v128.or(v128.or(o0, nextStack(o0)), lastStack(o0)), v128.or(v128.or(o1, nextStack(o1)), lastStack(o1))),
          v128.or(v128.or(o2, nextStack(o2)), lastStack(o2)));
        o0 = v128.or(v128.or(x0, x3), x6);
        o1 = v128.or(v128.or(x1, x4), x7);
        o2 = v128.or(v128.or(x2, x5), x8);
        const columns = v128.and(
          v128.and(v128.or(v128.or(o0, nextBand(o0)), lastBand(o0)), v128.or(v128.or(o1, nextBand(o1)), lastBand(o1))),
          v128.or(v128.or(o2, nextBand(o2)), lastBand(o2)));
        alive = false;
        if (!v128.any_true(v128.andnot(full, v128.and(rows, columns)))) {
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
            top = STACK - STATE;
            break;
          }
          if (load<u32>(PAUSE)) {
            store<u64>(NODES, load<u64>(NODES) + nodes);
            store<u32>(TOP, top - STATE);
            return 2;
          }
        }
        break;
      }

      // Hidden singles in a box: a cell that holds one loses its other candidates.
      let h = v128.andnot(x0, twice); x0 = v128.or(v128.andnot(x0, spread(filled(h))), h);
      h = v128.andnot(x1, twice); x1 = v128.or(v128.andnot(x1, spread(filled(h))), h);
      h = v128.andnot(x2, twice); x2 = v128.or(v128.andnot(x2, spread(filled(h))), h);
      h = v128.andnot(x3, twice); x3 = v128.or(v128.andnot(x3, spread(filled(h))), h);
      h = v128.andnot(x4, twice); x4 = v128.or(v128.andnot(x4, spread(filled(h))), h);
      h = v128.andnot(x5, twice); x5 = v128.or(v128.andnot(x5, spread(filled(h))), h);
      h = v128.andnot(x6, twice); x6 = v128.or(v128.andnot(x6, spread(filled(h))), h);
      h = v128.andnot(x7, twice); x7 = v128.or(v128.andnot(x7, spread(filled(h))), h);
      h = v128.andnot(x8, twice); x8 = v128.or(v128.andnot(x8, spread(filled(h))), h);

      // Bands: a digit takes one of six arrangements of its three mini-rows.
      o0 = v128.or(v128.or(x0, x1), x2);
      o1 = v128.or(v128.or(x3, x4), x5);
      o2 = v128.or(v128.or(x6, x7), x8);
      let even = v128.and(o0, v128.and(nextStack(o1), lastStack(o2)));
      let odd = v128.and(o0, v128.and(lastStack(o1), nextStack(o2)));
      o0 = v128.or(even, odd);
      o1 = v128.or(lastStack(even), nextStack(odd));
      o2 = v128.or(nextStack(even), lastStack(odd));
      x0 = v128.and(x0, o0); x1 = v128.and(x1, o0); x2 = v128.and(x2, o0);
      x3 = v128.and(x3, o1); x4 = v128.and(x4, o1); x5 = v128.and(x5, o1);
      x6 = v128.and(x6, o2); x7 = v128.and(x7, o2); x8 = v128.and(x8, o2);

      // Stacks: the same with mini-columns.
      o0 = v128.or(v128.or(x0, x3), x6);
      o1 = v128.or(v128.or(x1, x4), x7);
      o2 = v128.or(v128.or(x2, x5), x8);
      even = v128.and(o0, v128.and(nextBand(o1), lastBand(o2)));
      odd = v128.and(o0, v128.and(lastBand(o1), nextBand(o2)));
      o0 = v128.or(even, odd);
      o1 = v128.or(lastBand(even), nextBand(odd));
      o2 = v128.or(nextBand(even), lastBand(odd));
      x0 = v128.and(x0, o0); x3 = v128.and(x3, o0); x6 = v128.and(x6, o0);
      x1 = v128.and(x1, o1); x4 = v128.and(x4, o1); x7 = v128.and(x7, o1);
      x2 = v128.and(x2, o2); x5 = v128.and(x5, o2); x8 = v128.and(x8, o2);

      const now = i32x4.add(
        i32x4.add(i32x4.add(x0, x1), i32x4.add(x2, x3)),
        i32x4.add(i32x4.add(x4, x5), i32x4.add(x6, i32x4.add(x7, x8))));
      if (!v128.any_true(v128.xor(now, sum))) break;
      sum = now;
    }
    if (!alive) {
      top -= STATE;
      continue;
    }
    v128.store(top, x0, 0); v128.store(top, x0, 144);
    v128.store(top, x1, 16); v128.store(top, x1, 160);
    v128.store(top, x2, 32); v128.store(top, x2, 176);
    v128.store(top, x3, 48); v128.store(top, x3, 192);
    v128.store(top, x4, 64); v128.store(top, x4, 208);
    v128.store(top, x5, 80); v128.store(top, x5, 224);
    v128.store(top, x6, 96); v128.store(top, x6, 240);
    v128.store(top, x7, 112); v128.store(top, x7, 256);
    v128.store(top, x8, 128); v128.store(top, x8, 272);
    if (ordered) branchInOrder(top);
    else branch(top);
    top += STATE;
    nodes++;
    if (nodes >= budget) {
      store<u64>(NODES, load<u64>(NODES) + nodes);
      store<u32>(TOP, top);
      return 0;
    }
  }
  store<u64>(NODES, load<u64>(NODES) + nodes);
  store<u32>(TOP, top);
  return 1;
}
