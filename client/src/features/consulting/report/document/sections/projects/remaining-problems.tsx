import type { RankedProblem } from '@shared/consulting/report/projects/ranked-problems';
import { useFigureWords } from '../../drawings/use-figure-words';
import { RecordLink } from '../../record-link';
import { ReportTable } from '../report-table';

/** The problems that are no project, in one table; their departments stand in the matrix, beside the same numbers. */
export function RemainingProblems({ problems }: { problems: RankedProblem[] }) {
  const { projects } = useFigureWords();
  const { columns, heading } = projects.remaining;
  if (problems.length === 0) return null;
  return (
    <ReportTable
      caption={heading}
      columns={[columns.number, columns.problem, columns.priority]}
      endsInFigures
    >
      {problems.map(({ id, number, problem, priority }) => (
        <tr key={id}>
          {/* On a phone, where a row is a block, the number stands beside the problem. */}
          <th scope="row" className="font-normal text-muted tabular-nums max-sm:float-left max-sm:w-7">
            {number}
          </th>
          <td className="whitespace-pre-line wrap-anywhere max-sm:flow-root!">
            {problem} <RecordLink record={{ kind: 'problem', id, label: problem }} />
          </td>
          <td data-column={columns.priority} className="tabular-nums max-sm:pl-7 sm:text-right">
            {priority}
          </td>
        </tr>
      ))}
    </ReportTable>
  );
}
