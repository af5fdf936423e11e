import type { DepartmentChart } from '../../../../../../../shared/consulting/report/figures/radar';
import type { ReportModel } from '../../../../../../../shared/consulting/report/overview/report-model';

/** Letters of a name that stands whole at the end of an axis. */
const onAxis = 60;

/** The view of the departments' levels; names that do not fit at the axes of a radar stand in a table. */
export function levelsView({ figures: { chart, digitalization } }: ReportModel): DepartmentChart['kind'] {
  const isLong = digitalization.departments.some(({ name }) => name.length > onAxis);
  return chart.kind === 'radar' && isLong ? 'table' : chart.kind;
}
