import type { ExampleName } from '../../examples';

/** What an example tells of its problem. */
interface ExampleProblem {
  problem: string;
  department: string;
  measure: string;
}

export type ExampleProblems = Record<ExampleName, ExampleProblem>;
