import type { Highs, Model, ModelData } from 'highs';
import type { Program, ProgramRow } from './program.ts';
import type { ProgramBudget, ProgramOutcome, ProgramSolver } from './solver.ts';

/** No limit of nodes, as HiGHS writes it. */
const NO_LIMIT = 2_147_483_647;
/** Seconds that count as no limit. */
const NO_TIME_LIMIT = 1e9;

/**
 * HiGHS (compiled to WebAssembly) in the calling thread. It is loaded by the first program that is opened: 3.5 MB that who
 * does not ask for integer programming never fetches. While it solves, the thread does nothing else; to be able to stop
 * it, let it run in a worker (`serveProgramSolver`).
 */
export function highsSolver(): ProgramSolver {
  let highs: Highs | null = null;
  let model: Model | null = null;
  const release = (): void => {
    model?.dispose();
    model = null;
  };
  return {
    async open(program) {
      release();
      const loaded = highs ?? (await load());
      highs = loaded;
      model = loaded.createModel(dataOf(program, loaded.infinity));
      // Its heuristics look for better values of an objective; here there is none, and any solution will do.
      model.options.set({ output_flag: false, mip_heuristic_effort: 0 });
    },
    async next(cuts, budget) {
      if (!model || !highs) throw new Error('no program is open');
      for (const cut of cuts) addRow(model, cut, highs.infinity);
      return run(model, highs, budget);
    },
    async close() {
      release();
    },
  };
}

async function load(): Promise<Highs> {
  const loaded = await import('highs');
  // The package's types are those of its CommonJS build; imported, the loader itself is the default export.
  const loader = loaded.default as unknown as () => Promise<Highs>;
  return await loader();
}

function boundsOf({ sense, rhs }: ProgramRow, infinity: number): readonly [lower: number, upper: number] {
  return [sense === '<=' ? -infinity : rhs, sense === '>=' ? infinity : rhs];
}

function addRow(model: Model, row: ProgramRow, infinity: number): void {
  const [lower, upper] = boundsOf(row, infinity);
  model.addRow(lower, upper, { indices: row.columns, values: row.values });
}

function dataOf({ variables, rows }: Program, infinity: number): ModelData {
  const starts = [0];
  for (const { columns } of rows) starts.push((starts.at(-1) as number) + columns.length);
  const bounds = rows.map((row) => boundsOf(row, infinity));
  return {
    numCols: variables.length,
    numRows: rows.length,
    colCost: variables.map(() => 0),
    colLower: variables.map(({ lower }) => lower),
    colUpper: variables.map(({ upper }) => upper),
    rowLower: bounds.map(([lower]) => lower),
    rowUpper: bounds.map(([, upper]) => upper),
    matrix: {
      format: 'csr',
      numRows: rows.length,
      numCols: variables.length,
      starts,
      indices: rows.flatMap(({ columns }) => columns),
      values: rows.flatMap(({ values }) => values),
    },
    integrality: variables.map(() => 1),
  };
}

function run(model: Model, highs: Highs, { ms, nodes }: ProgramBudget): ProgramOutcome {
  // Its clock adds up all runs; the limit is meant for this one.
  model.zeroAllClocks();
  model.options.set({
    time_limit: ms === undefined ? NO_TIME_LIMIT : ms / 1000,
    mip_max_nodes: Math.min(nodes ?? NO_LIMIT, NO_LIMIT),
  });
  const { modelStatus } = model.run();
  const spent = Math.max(0, Number(model.info.get('mip_node_count')));
  const status = highs.constants.modelStatus;
  switch (modelStatus) {
    case status.optimal:
      return {
        status: 'found',
        values: Uint8Array.from(model.getSolution().colValue, (value) => Math.round(value)),
        nodes: spent,
      };
    case status.infeasible:
    // Without an objective nothing is unbounded.
    case status.unboundedOrInfeasible:
      return { status: 'none', nodes: spent };
    case status.timeLimit:
    case status.iterationLimit:
    case status.solutionLimit:
    case status.interrupted:
      return { status: 'limit', nodes: spent };
    default:
      throw new Error(`internal error: HiGHS ended with model status ${modelStatus}`);
  }
}
