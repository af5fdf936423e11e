import { type CompanySummary, companies } from '@shared/consulting/companies/endpoints';
import { contacts, departments, problems, products, strengths } from '@shared/consulting/items/endpoints';
import { reports } from '@shared/consulting/report/endpoints';
import { shares } from '@shared/consulting/shares/endpoints';
import { swot } from '@shared/consulting/swot/endpoints';
import { consultingTakeover } from '@shared/consulting/takeover/endpoints';
import type { CompanyData } from '@shared/consulting/report/company-data';
import { namedPeople } from '@shared/consulting/report/people';
import type { Company } from '@shared/consulting/tables';
import type { CompanyContact, Department, Problem, Product, Strength } from '@shared/consulting/items/tables';
import type { Report } from '@shared/consulting/report/tables';
import type { ReportShare } from '@shared/consulting/shares/tables';
import type { Wire } from '@shared/http/wire';
import { fakeApi } from '@/testing/fake-api';

export const companyId = 7;

export const anyCompany: Wire<Company> = {
  id: companyId,
  name: 'Taller Ría',
  sector: 'Náutica',
  size: 'medium',
  structure: 'functional',
  email: null,
  country: 'ES',
  hasTenOrMore: false,
  hourCost: null,
  hourCurrency: 'EUR',
  createdAt: '2026-03-02T10:00:00.000Z',
  updatedAt: '2026-03-04T10:00:00.000Z',
  copiedFrom: null,
  userId: 1,
  version: 1,
};

export const anyContact = (changes: Partial<CompanyContact> = {}): CompanyContact => ({
  id: 1,
  name: 'Marta Ruiz',
  position: 'Gerente',
  phone: null,
  email: null,
  isPrimary: false,
  place: 0,
  companyId,
  ...changes,
});

export const anyProduct = (changes: Partial<Product> = {}): Product => ({
  id: 1,
  name: 'Dinghy',
  description: 'Two seats',
  type: 'product',
  place: 0,
  companyId,
  ...changes,
});

export const anyDepartment = (changes: Partial<Department> = {}): Department => ({
  id: 1,
  name: 'Workshop',
  function: 'Builds boats',
  digitalizationLevel: 2,
  programs: null,
  place: 0,
  companyId,
  ...changes,
});

export const anyProblem = (changes: Partial<Problem> = {}): Problem => ({
  id: 1,
  description: 'Few orders in winter',
  priority: 3,
  departmentId: null,
  hoursPerMonth: null,
  measure: null,
  responsibleId: null,
  strengthIds: [],
  place: 0,
  companyId,
  ...changes,
});

export const anyStrength = (changes: Partial<Strength> = {}): Strength => ({
  id: 1,
  description: 'Skilled boatbuilders',
  impact: 3,
  departmentId: null,
  place: 0,
  companyId,
  ...changes,
});

export const anyReport = (changes: Partial<Wire<Report>> = {}): Wire<Report> => ({
  id: 1,
  analysis: 'ANALYSIS OF TALLER RÍA',
  recommendations: 'FIRST THINGS FIRST',
  aiArchitecture: 'A MODULAR SYSTEM',
  language: 'en',
  startsOn: null,
  createdAt: '2026-03-03T10:00:00.000Z',
  companyId,
  ...changes,
});

interface Held {
  contacts: CompanyContact[];
  products: Product[];
  departments: Department[];
  problems: Problem[];
  strengths: Strength[];
  report: Wire<Report> | null;
  /** The data of the report; the company's current data if null. */
  snapshot: CompanyData | null;
  shares: Wire<ReportShare>[];
}

/** One item in each list that a report needs. */
export const readyForReport = (): Partial<Held> => ({
  products: [anyProduct()],
  departments: [anyDepartment()],
  problems: [anyProblem()],
  strengths: [anyStrength()],
});

/** Answers the API with one company; tests may change its data later through the returned object. */
export function companyOnServer(given: Partial<Held> = {}): Held {
  const held: Held = {
    contacts: [],
    products: [],
    departments: [],
    problems: [],
    strengths: [],
    report: null,
    snapshot: null,
    shares: [],
    ...given,
  };
  fakeApi.answer(companies.read, anyCompany);
  fakeApi.answer(contacts.list, () => held.contacts);
  fakeApi.answer(products.list, () => held.products);
  fakeApi.answer(departments.list, () => held.departments);
  fakeApi.answer(problems.list, () => held.problems);
  fakeApi.answer(strengths.list, () => held.strengths);
  fakeApi.answer(reports.read, () => held.report);
  fakeApi.answer(reports.snapshot, () => held.snapshot ?? dataOf(held));
  fakeApi.answer(shares.list, () => held.shares);
  fakeApi.answer(swot.read, { strengths: [], weaknesses: [], opportunities: [], threats: [] });
  return held;
}

/** The data for a report generated now. */
export const dataOf = ({
  contacts: known,
  products,
  departments,
  problems,
  strengths,
}: Held): CompanyData => {
  const people = namedPeople(known, problems);
  return structuredClone({ company: anyCompany, products, departments, problems, strengths, people });
};

export const anySummary = (changes: Partial<Wire<CompanySummary>> = {}): Wire<CompanySummary> => ({
  ...anyCompany,
  counts: { contacts: 0, products: 0, departments: 0, problems: 0, strengths: 0 },
  digitalization: null,
  hoursPerMonth: 0,
  hasReport: false,
  ...changes,
});

/** Answers the API with these companies; tests may change the list later. */
export function companiesOnServer(...list: Wire<CompanySummary>[]) {
  const held = { list };
  fakeApi.answer(companies.list, () => held.list);
  fakeApi.answer(consultingTakeover.offers, []);
  return held;
}
