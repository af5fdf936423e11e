import { radarAxes } from '../figures/radar';

/** Maximum number of departments that are drawn; more stand in one table instead. */
export const mostDrawnDepartments = 6;

/** How the levels of departments are shown: bars for one or two, a radar for up to six, one table for more. */
export type DepartmentsView = 'bars' | 'radar' | 'table';

/** The view for a number of departments (report.md, section "What the report gains"). */
export function departmentsView(departments: number): DepartmentsView {
  if (departments > mostDrawnDepartments) return 'table';
  return departments < radarAxes.fewest ? 'bars' : 'radar';
}
