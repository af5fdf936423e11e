import type { DepartmentsView } from '../../../../../../../shared/consulting/report/overview/departments-view';
import type { ReportModel } from '../../../../../../../shared/consulting/report/overview/report-model';

/** Letters of a name that stands whole at the end of an axis. */
const onAxis = 60;

/** The view of the departments' levels; names that do not fit at the axes of a radar stand in a table. */
export function levelsView({ departmentsView, figures }: ReportModel): DepartmentsView {
  const { departments } = figures.digitalization;
  const isLong = departments.some(({ name }) => name.length > onAxis);
  return departmentsView === 'radar' && isLong ? 'table' : departmentsView;
}
