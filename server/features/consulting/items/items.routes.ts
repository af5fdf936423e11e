import type { z } from 'zod';
import {
  contacts,
  departments,
  problems,
  products,
  strengths,
} from '../../../../shared/consulting/items/endpoints';
import type { newOrder } from '../../../../shared/consulting/items/schemas';
import type { Endpoint } from '../../../../shared/http/endpoint';
import type { Db } from '../../../platform/database/database';
import { type Route, route } from '../../../platform/http/route';
import { lockOwnedCompany } from '../ownership.queries';
import { contactQueries } from './contacts.queries';
import { departmentQueries, type ItemQueries, productQueries, strengthQueries } from './items.queries';
import { problemQueries } from './problems.queries';

interface Deps {
  db: Db;
}

type Name = 'contacts' | 'products' | 'departments' | 'problems' | 'strengths' | 'swot-entries';

/** The endpoints of one kind of item, as `itemEndpoints` defines them. */
interface ItemEndpoints<Row, New> {
  list: Endpoint<`/api/companies/:companyId/${Name}`, undefined, undefined, Row[], 'signedIn'>;
  create: Endpoint<`/api/${Name}`, z.ZodType<New>, undefined, Row, 'signedIn'>;
  update: Endpoint<`/api/${Name}/:id`, z.ZodType<Partial<New>>, undefined, Row, 'signedIn'>;
  remove: Endpoint<`/api/${Name}/:id`, undefined, undefined, null, 'signedIn'>;
  import: Endpoint<
    `/api/companies/:companyId/${Name}/import`,
    z.ZodType<{ items: Omit<New, 'companyId'>[] }>,
    undefined,
    Row[],
    'signedIn'
  >;
  order: Endpoint<`/api/companies/:companyId/${Name}/order`, typeof newOrder, undefined, Row[], 'signedIn'>;
}

/** Creates the routes of one kind of item. */
export function itemRoutes<Row, New extends { companyId: number }>(
  endpoints: ItemEndpoints<Row, New>,
  queries: ItemQueries<Row, New>,
  { db }: Deps,
): Route[] {
  return [
    route(endpoints.list, ({ params, owner }) => queries.list(db, owner, params.companyId)),
    route(endpoints.create, ({ body, owner }) => queries.insert(db, owner, body)),
    route(endpoints.update, ({ params, body, owner }) => queries.update(db, owner, params.id, body)),
    route(endpoints.remove, async ({ params, owner }) => {
      await queries.remove(db, owner, params.id);
      return null;
    }),
    route(endpoints.import, ({ params, body, owner }) =>
      db.transaction(async (tx) => {
        const company = await lockOwnedCompany(tx, owner, params.companyId);
        return queries.insertAll(tx, company.id, body.items);
      }),
    ),
    route(endpoints.order, ({ params, body, owner }) =>
      db.transaction(async (tx) => {
        const company = await lockOwnedCompany(tx, owner, params.companyId);
        return queries.reorder(tx, company.id, body.ids);
      }),
    ),
  ];
}

export const companyItemRoutes = (deps: Deps) => [
  ...itemRoutes(contacts, contactQueries, deps),
  ...itemRoutes(products, productQueries, deps),
  ...itemRoutes(departments, departmentQueries, deps),
  ...itemRoutes(problems, problemQueries, deps),
  ...itemRoutes(strengths, strengthQueries, deps),
];
