import type { z } from 'zod';
import { json } from '../../http/body';
import { del, get, patch, post, signedIn } from '../../http/endpoint';
import { ofCompany, ofItem } from '../endpoint-words';
import type { CompanyList } from './lists';
import {
  contactChanges,
  contactImport,
  departmentChanges,
  departmentImport,
  newContact,
  newDepartment,
  newOrder,
  newProblem,
  newProduct,
  newStrength,
  problemChanges,
  problemImport,
  productChanges,
  productImport,
  strengthChanges,
  strengthImport,
} from './schemas';
import type { CompanyContact, Department, Problem, Product, Strength } from './tables';

const MEGABYTE = 1024 * 1024;

/** Enough for all text that a company may hold (see `holdings`), as JSON. */
const importLimit = 8 * MEGABYTE;

interface ItemSchemas<Create, Import, Change> {
  create: Create;
  import: Import;
  change: Change;
}

export const itemEndpoints = <
  Name extends string,
  Create extends z.ZodType,
  Import extends z.ZodType,
  Change extends z.ZodType,
>(
  name: Name,
  schemas: ItemSchemas<Create, Import, Change>,
) => ({
  returning: <Item>() => ({
    list: get(`/api/companies/:companyId/${name}`, signedIn, undefined, ofCompany).returns<Item[]>(),
    create: post(`/api/${name}`, signedIn, schemas.create, ofItem).returns<Item>(),
    update: patch(`/api/${name}/:id`, signedIn, schemas.change, ofItem).returns<Item>(),
    remove: del(`/api/${name}/:id`, signedIn, undefined, ofItem).returns<null>(),
    /** All rows or none: errors are in `fields`, such as `items.3.name`. Returns the rows in the given order. */
    import: post(
      `/api/companies/:companyId/${name}/import`,
      signedIn,
      json(schemas.import, importLimit),
      ofCompany,
    ).returns<Item[]>(),
    /** Returns the reordered list; 404 for an id that is not in it. */
    order: post(`/api/companies/:companyId/${name}/order`, signedIn, newOrder, {
      ...ofCompany,
      status: 200,
    }).returns<Item[]>(),
  }),
});

export const contacts = itemEndpoints('contacts', {
  create: newContact,
  import: contactImport,
  change: contactChanges,
}).returning<CompanyContact>();
export const products = itemEndpoints('products', {
  create: newProduct,
  import: productImport,
  change: productChanges,
}).returning<Product>();
export const departments = itemEndpoints('departments', {
  create: newDepartment,
  import: departmentImport,
  change: departmentChanges,
}).returning<Department>();
export const problems = itemEndpoints('problems', {
  create: newProblem,
  import: problemImport,
  change: problemChanges,
}).returning<Problem>();
export const strengths = itemEndpoints('strengths', {
  create: newStrength,
  import: strengthImport,
  change: strengthChanges,
}).returning<Strength>();

/** The endpoints of each list. */
export const endpointsOf = { contacts, products, departments, problems, strengths } satisfies Record<
  CompanyList,
  object
>;
