import type { RemainingProblem } from '../../../../../../../../shared/consulting/report/projects/projects';
import { linesIn } from '../../parts/lines';
import { fontSize, Table, type TableRow } from '../../parts/table';
import type { Sheet } from '../../sheet';

const width = { problem: 283, module: 118 } as const;

/** Lines of a problem in its column; a longer one has the whole width. */
const inColumn = 12;

/** The problems that are no project, with a column of modules only where one has any; their departments stand in the matrix, beside the same numbers. */
export const RemainingProblems = ({ of }: { of: Sheet }) => {
  const { heading, columns } = of.words.projects.remaining;
  const { remaining } = of.model.plan;
  const hasModule = remaining.some(({ module }) => module !== null);
  const wordsWidth = hasModule ? width.problem : width.problem + width.module;
  return (
    <Table
      heading={heading}
      columns={[
        { title: columns.number, width: 30 },
        { title: columns.problem, width: wordsWidth },
        { title: columns.priority, width: 52 },
        ...(hasModule ? [{ title: columns.module, width: width.module }] : []),
      ]}
      rows={remaining.map((problem) => rowOf(of, problem, wordsWidth))}
    />
  );
};

function rowOf(
  { words }: Sheet,
  { id, number, problem, priority, module }: RemainingProblem,
  wordsWidth: number,
): TableRow {
  const isLong = linesIn(problem, wordsWidth, fontSize) > inColumn;
  const cells = [
    `${number}`,
    isLong ? '' : problem,
    `${priority}`,
    module ? words.report.module[module] : '',
  ];
  return { key: id, cells, ...(isLong ? { below: problem } : {}) };
}
