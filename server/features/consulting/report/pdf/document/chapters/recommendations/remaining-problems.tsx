import type { RemainingProblem } from '../../../../../../../../shared/consulting/report/projects/projects';
import { linesIn } from '../../parts/lines';
import { fontSize, Table, type TableRow } from '../../parts/table';
import type { Sheet } from '../../sheet';

const wordsWidth = 283;

/** Lines of a problem in its column; a longer one has the whole width. */
const inColumn = 12;

/** The problems that are no project; their departments stand in the matrix, beside the same numbers. */
export const RemainingProblems = ({ of }: { of: Sheet }) => {
  const { heading, columns } = of.words.projects.remaining;
  return (
    <Table
      heading={heading}
      columns={[
        { title: columns.number, width: 30 },
        { title: columns.problem, width: wordsWidth },
        { title: columns.priority, width: 52 },
        { title: columns.module, width: 118 },
      ]}
      rows={of.model.plan.remaining.map((problem) => rowOf(of, problem))}
    />
  );
};

function rowOf({ words }: Sheet, { id, number, problem, priority, module }: RemainingProblem): TableRow {
  const isLong = linesIn(problem, wordsWidth, fontSize) > inColumn;
  const cells = [
    `${number}`,
    isLong ? '' : problem,
    `${priority}`,
    module ? words.report.module[module] : '',
  ];
  return { key: id, cells, ...(isLong ? { below: problem } : {}) };
}
