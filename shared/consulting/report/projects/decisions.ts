import type { ReportPerson } from '../company-data';
import type { Project, ProjectPlan } from './projects';

/** Something that the client is asked to decide, with a box to tick. */
export type Decision =
  /** Start the first project; `from` is the first day of the plan, if one is chosen. */
  | { decision: 'start'; project: number; from: string | null }
  /** Name who is responsible for the projects that have nobody. */
  | { decision: 'responsible'; projects: number[] }
  /** Confirm who is responsible for the first project. */
  | { decision: 'confirm'; project: number; person: Pick<ReportPerson, 'name' | 'position'> }
  /** Agree the date of the first review, and the measure of the projects that have none. */
  | { decision: 'review'; lacksMeasure: number[] };

/** The last page, "What we ask you to decide": at most three decisions, by what the projects know (report.md, "Decision page"). */
export function decisions({ projects }: ProjectPlan, startsOn: string | null): Decision[] {
  const [first] = projects;
  if (!first) return [];
  const without = (question: 'responsible' | 'measure') =>
    projects.filter(({ open }) => open.includes(question)).map(({ number }) => number);
  const nobody = without('responsible');
  return [
    { decision: 'start', project: first.number, from: startsOn },
    ...namedBy(first, nobody),
    { decision: 'review', lacksMeasure: without('measure') },
  ];
}

/** Who is responsible: to be named, or to be confirmed; no question where the company is one person. */
function namedBy({ number, responsible }: Project, nobody: number[]): Decision[] {
  if (nobody.length > 0) return [{ decision: 'responsible', projects: nobody }];
  return responsible ? [{ decision: 'confirm', project: number, person: responsible }] : [];
}
