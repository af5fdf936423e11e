import type { Company } from '../tables';
import type { Department, Problem, Product, Strength } from '../items/tables';

/** An item in a report's snapshot. Snapshots made before items had a position and a department lack these fields. */
type Told<Item> = Omit<Item, 'companyId' | 'place' | 'departmentId'> & { place?: number };

export type ModulesBy = 'meaning' | 'beginning';

/** The data that a report is built from. */
export interface CompanyData {
  company: Pick<Company, 'name' | 'sector' | 'size' | 'structure'>;
  products: Told<Product>[];
  departments: Told<Department>[];
  problems: (Told<Problem> & { departmentId?: number | null })[];
  strengths: Told<Strength>[];
  /** How words select modules: by meaning, or by their beginnings as in older reports. */
  modulesBy?: ModulesBy;
}
