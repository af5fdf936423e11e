import type { z } from 'zod';
import { del, everyone, get, patch, post, signedIn } from '../http/endpoint';
import {
  companyChanges,
  contactChanges,
  contactImport,
  departmentChanges,
  departmentImport,
  newCompany,
  newContact,
  newDepartment,
  newOrder,
  newProblem,
  newProduct,
  newReport,
  newShare,
  newStrength,
  newSwotEntry,
  problemChanges,
  problemImport,
  productChanges,
  productImport,
  reportChanges,
  reportPdf,
  strengthChanges,
  strengthImport,
  swotEntryChanges,
  swotImport,
  swotMove,
} from './schemas';
import type { CompanyData } from './report/company-data';
import type { Swot, SwotMoved } from './swot/swot';
import type {
  Company,
  CompanyContact,
  Department,
  Problem,
  Product,
  Report,
  ReportShare,
  Strength,
  SwotEntry,
} from './tables';

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

const MEGABYTE = 1024 * 1024;

/** Room for all the text that a company may hold (see `holdings`), as JSON. */
const importBody = { bodyLimit: 8 * MEGABYTE };

interface ItemSchemas<Create, Import, Change> {
  create: Create;
  import: Import;
  change: Change;
}

const items = <
  Name extends string,
  Create extends z.ZodType,
  Import extends z.ZodType,
  Change extends z.ZodType,
>(
  name: Name,
  schemas: ItemSchemas<Create, Import, Change>,
) => ({
  returning: <Item>() => ({
    list: get(`/api/companies/:companyId/${name}`, signedIn).returns<Item[]>(),
    create: post(`/api/${name}`, signedIn, schemas.create).returns<Item>(),
    update: patch(`/api/${name}/:id`, signedIn, schemas.change).returns<Item>(),
    remove: del(`/api/${name}/:id`, signedIn).returns<null>(),
    /** All or nothing: what is wrong stands in `fields` as `items.3.name`. The rows come in the order given. */
    import: post(`/api/companies/:companyId/${name}/import`, signedIn, schemas.import, importBody).returns<
      Item[]
    >(),
    /** The list as it stands then. An id that is not of this list is 404. */
    order: post(`/api/companies/:companyId/${name}/order`, signedIn, newOrder, { status: 200 }).returns<
      Item[]
    >(),
  }),
});

export const contacts = items('contacts', {
  create: newContact,
  import: contactImport,
  change: contactChanges,
}).returning<CompanyContact>();
export const products = items('products', {
  create: newProduct,
  import: productImport,
  change: productChanges,
}).returning<Product>();
export const departments = items('departments', {
  create: newDepartment,
  import: departmentImport,
  change: departmentChanges,
}).returning<Department>();
export const problems = items('problems', {
  create: newProblem,
  import: problemImport,
  change: problemChanges,
}).returning<Problem>();
export const strengths = items('strengths', {
  create: newStrength,
  import: strengthImport,
  change: strengthChanges,
}).returning<Strength>();
/** Opportunities first, then threats. */
export const swotEntries = items('swot-entries', {
  create: newSwotEntry,
  import: swotImport,
  change: swotEntryChanges,
}).returning<SwotEntry>();

export const swot = {
  read: get('/api/companies/:companyId/swot', signedIn).returns<Swot>(),
  /**
   * Makes a strength, problem, opportunity or threat into another of the four, at the end of its equals. Its
   * text, level and department go along, and come back with it; the lists of the company follow.
   */
  move: post('/api/companies/:companyId/swot/moves', signedIn, swotMove, {
    status: 200,
  }).returns<SwotMoved>(),
};

export const reports = {
  /** The company's report, or null when it has none. */
  read: get('/api/companies/:companyId/report', signedIn).returns<Report | null>(),
  create: post('/api/reports', signedIn, newReport, { bodyLimit: MEGABYTE }).returns<Report>(),
  update: patch('/api/companies/:companyId/report', signedIn, reportChanges).returns<Report>(),
  /** The data that the report was made from; its ids are those of the items as long as they are there. */
  snapshot: get('/api/companies/:companyId/report/snapshot', signedIn).returns<CompanyData>(),
  pdf: get('/api/companies/:companyId/report.pdf', signedIn, reportPdf).returnsFile('application/pdf'),
};

/** A new link: the only answer that holds its token. */
export type NewReportShare = ReportShare & { token: string; url: string };

/** A report as anybody with its link sees it: nothing of its owner, no contacts, ids only to tell items apart. */
export interface SharedReport {
  report: Pick<
    Report,
    'analysis' | 'recommendations' | 'aiArchitecture' | 'language' | 'startsOn' | 'createdAt'
  >;
  snapshot: CompanyData;
  /** As it stands now; null when it is not shared. */
  swot: Swot | null;
  expiresAt: Date;
}

export const shares = {
  /** Links that still work, newest first. */
  list: get('/api/companies/:companyId/report/shares', signedIn).returns<ReportShare[]>(),
  create: post('/api/companies/:companyId/report/shares', signedIn, newShare).returns<NewReportShare>(),
  withdraw: del('/api/report-shares/:id', signedIn).returns<null>(),
  /** 404 for a token that was never given out, is withdrawn or has expired. */
  read: get('/api/shared/reports/:token', everyone).returns<SharedReport>(),
  pdf: get('/api/shared/reports/:token/report.pdf', everyone, reportPdf).returnsFile('application/pdf'),
};
