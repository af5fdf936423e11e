import type { MatrixProblem, ProblemMatrix as Matrix } from '@shared/consulting/report/overview/matrix';
import { useFigureWords } from '../../drawings/use-figure-words';
import { ReportTable } from '../report-table';

/** The problems by department and urgency; their numbers are those of the projects and of the table after them. */
export function ProblemMatrix({ matrix: { columns, rows, without, hasOthers } }: { matrix: Matrix }) {
  const { overview, words } = useFigureWords();
  const { heading, noDepartment, key, without: notNamed } = overview.matrix;
  const { band } = words.priorities;
  return (
    <div>
      <ReportTable
        isEven
        caption={heading}
        columns={[words.chart.columns.department, ...columns.map((urgency) => band[urgency])]}
      >
        {rows.map(({ department, cells }) => (
          <tr key={department?.id ?? 0}>
            <th scope="row" className="font-medium wrap-anywhere">
              {department?.name ?? noDepartment}
            </th>
            {columns.map((urgency) => (
              <td key={urgency} data-column={cells[urgency].length > 0 ? band[urgency] : undefined}>
                {cells[urgency].length > 0 && <Numbered problems={cells[urgency]} />}
              </td>
            ))}
          </tr>
        ))}
      </ReportTable>
      {hasOthers && (
        <p className="mt-2 flex items-center gap-2 text-sm text-muted">
          <span aria-hidden className="size-3 rounded-full bg-brand" />
          {key}
        </p>
      )}
      {without > 0 && <p className="mt-2 text-sm text-muted">{notNamed(without)}</p>}
    </div>
  );
}

const Numbered = ({ problems }: { problems: MatrixProblem[] }) => (
  <ul className="grid gap-1">
    {problems.map(({ id, number, problem, isProject }) => (
      <li key={id} className="flex gap-2 wrap-anywhere">
        <span
          className={`grid h-5 min-w-5 shrink-0 place-items-center rounded-full px-1 text-xs tabular-nums ${isProject ? 'bg-brand text-on-brand' : 'bg-ink/8'}`}
        >
          {number}
        </span>
        <span className="min-w-0">{problem}</span>
      </li>
    ))}
  </ul>
);
