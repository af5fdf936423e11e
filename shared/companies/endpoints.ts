import type { z } from 'zod';
import { del, get, patch, post, signedIn } from '../http/endpoint';
import {
  companyChanges,
  contactChanges,
  departmentChanges,
  newCompany,
  newContact,
  newDepartment,
  newProblem,
  newProduct,
  newReport,
  newStrength,
  problemChanges,
  productChanges,
  strengthChanges,
} from './schemas';
import type { Company, CompanyContact, Department, Problem, Product, Report, Strength } from './tables';

/** How many of each a company holds. */
export interface ItemCounts {
  contacts: number;
  products: number;
  departments: number;
  problems: number;
  strengths: number;
}

export type CompanySummary = Company & { counts: ItemCounts; hasReport: boolean };

export const companies = {
  list: get('/api/companies', signedIn).returns<CompanySummary[]>(),
  read: get('/api/companies/:companyId', signedIn).returns<Company>(),
  create: post('/api/companies', signedIn, newCompany).returns<Company>(),
  update: patch('/api/companies/:companyId', signedIn, companyChanges).returns<Company>(),
  remove: del('/api/companies/:companyId', signedIn).returns<null>(),
};

const items = <Name extends string, Create extends z.ZodType, Change extends z.ZodType>(
  name: Name,
  create: Create,
  change: Change,
) => ({
  returning: <Item>() => ({
    list: get(`/api/companies/:companyId/${name}`, signedIn).returns<Item[]>(),
    create: post(`/api/${name}`, signedIn, create).returns<Item>(),
    update: patch(`/api/${name}/:id`, signedIn, change).returns<Item>(),
    remove: del(`/api/${name}/:id`, signedIn).returns<null>(),
  }),
});

export const contacts = items('contacts', newContact, contactChanges).returning<CompanyContact>();
export const products = items('products', newProduct, productChanges).returning<Product>();
export const departments = items('departments', newDepartment, departmentChanges).returning<Department>();
export const problems = items('problems', newProblem, problemChanges).returning<Problem>();
export const strengths = items('strengths', newStrength, strengthChanges).returning<Strength>();

const MEGABYTE = 1024 * 1024;

export const reports = {
  /** The company's report, or null when it has none. */
  read: get('/api/companies/:companyId/report', signedIn).returns<Report | null>(),
  create: post('/api/reports', signedIn, newReport, { bodyLimit: 32 * MEGABYTE }).returns<Report>(),
};
