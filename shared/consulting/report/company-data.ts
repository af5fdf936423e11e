import type { Company } from '../tables';
import type { CompanyContact, Department, Problem, Product, Strength } from '../items/tables';

/** An item of a company in a report. */
type Told<Item> = Omit<Item, 'companyId' | 'place'> & { place?: number };

export type ModulesBy = 'meaning' | 'beginning';

/** Someone whom a report names. */
export type ReportPerson = Pick<CompanyContact, 'id' | 'name' | 'position' | 'isPrimary'>;

type Profile = Pick<
  Company,
  'name' | 'sector' | 'size' | 'structure' | 'country' | 'hasTenOrMore' | 'hourCost' | 'hourCurrency'
>;

/** The data that a report is built from. */
export interface CompanyData {
  company: Profile;
  products: Told<Product>[];
  departments: Told<Department>[];
  problems: Told<Problem>[];
  strengths: Omit<Told<Strength>, 'departmentId'>[];
  /** The primary contact and those responsible for a problem. */
  people: ReportPerson[];
  /** How words select modules: by meaning, or by their beginnings as in older reports. */
  modulesBy?: ModulesBy;
  /** The ids of the public figures that the report shows, chosen when it was made; none before that. */
  benchmarks?: string[];
}

type Later<Item, Fields extends keyof Item> = Omit<Item, Fields> & Partial<Pick<Item, Fields>>;

/** Stored data of a report: what was asked later is missing in older ones. */
export type StoredCompanyData = Omit<CompanyData, 'company' | 'departments' | 'problems' | 'people'> & {
  company: Later<Profile, 'country' | 'hasTenOrMore' | 'hourCost' | 'hourCurrency'>;
  departments: Later<Told<Department>, 'programs'>[];
  problems: Later<
    Told<Problem>,
    'departmentId' | 'hoursPerMonth' | 'measure' | 'responsibleId' | 'strengthIds'
  >[];
  people?: ReportPerson[];
};

/** Stored data with the defaults of what was asked later. */
export const completeData = ({ modulesBy = 'beginning', ...data }: StoredCompanyData): CompanyData => ({
  ...data,
  company: { country: 'ES', hasTenOrMore: false, hourCost: null, hourCurrency: 'EUR', ...data.company },
  departments: data.departments.map((department) => ({ programs: null, ...department })),
  problems: data.problems.map((problem) => ({
    departmentId: null,
    hoursPerMonth: null,
    measure: null,
    responsibleId: null,
    strengthIds: [],
    ...problem,
  })),
  people: data.people ?? [],
  modulesBy,
  benchmarks: data.benchmarks ?? [],
});
