import type { Company } from '../tables';
import type { Department, Problem, Product, Strength } from '../items/tables';

/** An item as a report tells it. Reports made before items had places and departments lack them. */
type Told<Item> = Omit<Item, 'companyId' | 'place' | 'departmentId'> & { place?: number };

export type ModulesBy = 'meaning' | 'beginning';

/** All that a report is built from. */
export interface CompanyData {
  company: Pick<Company, 'name' | 'sector' | 'size' | 'structure'>;
  products: Told<Product>[];
  departments: Told<Department>[];
  problems: (Told<Problem> & { departmentId?: number | null })[];
  strengths: Told<Strength>[];
  /** How words bring in modules: by meaning, or as in reports that were made when it went by their beginnings. */
  modulesBy?: ModulesBy;
}
