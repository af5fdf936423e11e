import type { ExampleName } from '../../examples';

interface ExampleProblem {
  problem: string;
  department: string;
  measure: string;
}

export type ExampleProblems = Record<ExampleName, ExampleProblem>;
