import type { RankedProblem } from '../../../../../../../../shared/consulting/report/projects/ranked-problems';
import { linesIn } from '../../parts/lines';
import { fontSize, Table, type TableRow } from '../../parts/table';
import type { Sheet } from '../../sheet';

const problemWidth = 401;

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
        { title: columns.problem, width: problemWidth },
        { title: columns.priority, width: 52 },
      ]}
      rows={of.model.plan.remaining.map(rowOf)}
    />
  );
};

function rowOf({ id, number, problem, priority }: RankedProblem): TableRow {
  const isLong = linesIn(problem, problemWidth, fontSize) > inColumn;
  const cells = [`${number}`, isLong ? '' : problem, `${priority}`];
  return { key: id, cells, ...(isLong ? { below: problem } : {}) };
}
