import type { DepartmentFigure } from '@shared/consulting/report/figures/digitalization';
import { outOf } from '@shared/consulting/report/layout';
import { limits } from '@shared/fields';
import { FoldedTable } from '../drawings/described-drawing';
import { useFigureWords } from '../drawings/use-figure-words';
import { RecordName } from '../record-link';
import { ReportTable } from './report-table';

interface DepartmentsTableProps {
  departments: DepartmentFigure[];
  /** Whether the table stands by itself, and not folded under a drawing of the same values. */
  isOpen?: boolean;
}

/** Every department with its level, the least digitalized first. */
export function DepartmentsTable({ departments, isOpen = false }: DepartmentsTableProps) {
  const { words } = useFigureWords();
  const { columns, table } = words.chart;
  const rows = departments.map(({ id, name, level }) => (
    <tr key={id} className="break-inside-avoid">
      <th scope="row" className="border-t border-line font-medium">
        <RecordName record={{ kind: 'department', id, label: name }} most={limits.name} />
      </th>
      <td className="tabular-nums">{outOf(level)}</td>
    </tr>
  ));
  if (isOpen)
    return (
      <ReportTable caption={words.chart.heat} columns={[columns.department, columns.level]}>
        {rows}
      </ReportTable>
    );
  return (
    <FoldedTable summary={table}>
      <thead>
        <tr>
          <th scope="col">{columns.department}</th>
          <th scope="col">{columns.level}</th>
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </FoldedTable>
  );
}
