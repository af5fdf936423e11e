import type { DepartmentFigure } from '@shared/consulting/report/figures/digitalization';
import { radarAxes } from '@shared/consulting/report/figures/radar';
import { limits } from '@shared/fields';
import { FoldedTable } from '../drawings/described-drawing';
import { useFigureWords } from '../drawings/use-figure-words';
import { RecordName } from '../record-link';

/** Every department with its values. */
export function DepartmentsTable({ departments }: { departments: DepartmentFigure[] }) {
  const { words } = useFigureWords();
  const { columns, table } = words.chart;
  return (
    <FoldedTable summary={table} onPaper={departments.length > radarAxes.most}>
      <thead>
        <tr>
          <th scope="col">{columns.department}</th>
          <th scope="col">{columns.level}</th>
        </tr>
      </thead>
      <tbody>
        {departments.map(({ id, name, level }) => (
          <tr key={id} className="break-inside-avoid">
            <th scope="row" className="border-t border-line">
              <RecordName record={{ kind: 'department', id, label: name }} most={limits.name} />
            </th>
            <td>{words.level(level)}</td>
          </tr>
        ))}
      </tbody>
    </FoldedTable>
  );
}
