import { type Benchmark, benchmarksOf } from '../benchmarks/benchmarks';
import type { CompanyData } from '../company-data';
import { type ReportFigures, reportFigures } from '../figures/report-figures';
import { type Timeline, planTimeline } from '../figures/timeline';
import { type Decision, decisions } from '../projects/decisions';
import { type ProjectPlan, projectPlan } from '../projects/projects';
import { type WhatToAsk, whatToAsk } from '../projects/questions';
import { type FirstLook, firstLook } from './first-look';
import { type ProblemMatrix, problemMatrix } from './matrix';
import { type ModuleChoice, moduleChoices } from './module-choices';
import { type ProductLine, productLines } from './product-lines';
import { type Programs, programsUsed } from './programs';
import { type SummaryHead, summaryHead } from './summary-head';

/** Everything that the page and the PDF of a report draw; its words are in `texts/`. */
export interface ReportModel {
  figures: ReportFigures;
  timeline: Timeline;
  /** The page before the report when the data say little. */
  firstLook: FirstLook | null;
  summary: SummaryHead;
  plan: ProjectPlan;
  ask: WhatToAsk;
  decisions: Decision[];
  /** The public figures that the report keeps. */
  benchmarks: Benchmark[];
  matrix: ProblemMatrix;
  products: ProductLine[];
  programs: Programs;
  /** The table of what chose a module, for Method. */
  choices: ModuleChoice[];
}

/**
 * The model of a report, from its snapshot in any order of rows; the page and the PDF calculate nothing. `startsOn` is
 * the first day of the plan, if one is chosen.
 */
export function reportModel(data: CompanyData, startsOn: string | null): ReportModel {
  const figures = reportFigures(data);
  const plan = projectPlan(data, startsOn);
  const look = firstLook(data);
  const ask = whatToAsk(plan, figures.gaps, look?.questions);
  return {
    figures,
    timeline: planTimeline(startsOn),
    firstLook: look,
    summary: summaryHead(data, plan, ask, startsOn),
    plan,
    ask,
    decisions: decisions(plan, startsOn),
    benchmarks: benchmarksOf(data.benchmarks ?? []),
    matrix: problemMatrix(data),
    products: productLines(data),
    programs: programsUsed(data, look?.questions),
    choices: moduleChoices(data),
  };
}
