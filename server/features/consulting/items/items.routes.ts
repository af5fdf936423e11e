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
import { type ChangedBy, changeBusiness, type NoteChange } from '../changed-businesses';
import { contactQueries } from './contacts.queries';
import { departmentQueries, type ItemQueries, productQueries, strengthQueries } from './items.queries';
import { problemQueries } from './problems.queries';

interface Deps {
  db: Db;
  noteChange: NoteChange;
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
export function itemRoutes<Row extends { companyId: number }, New extends { companyId: number }>(
  endpoints: ItemEndpoints<Row, New>,
  queries: ItemQueries<Row, New>,
  deps: Deps,
): Route[] {
  const { db, noteChange } = deps;
  const noted = async (call: ChangedBy, write: Promise<Row>) => {
    const row = await write;
    noteChange(call, row.companyId);
    return row;
  };
  return [
    route(endpoints.list, ({ params, owner }) => queries.list(db, owner, params.companyId)),
    route(endpoints.create, (call) => noted(call, queries.insert(db, call.owner, call.body))),
    route(endpoints.update, (call) => noted(call, queries.update(db, call.owner, call.params.id, call.body))),
    route(endpoints.remove, async (call) => {
      await noted(call, queries.remove(db, call.owner, call.params.id));
      return null;
    }),
    route(endpoints.import, (call) =>
      changeBusiness(deps, call, call.params.companyId, (tx, { id }) =>
        queries.insertAll(tx, id, call.body.items),
      ),
    ),
    route(endpoints.order, (call) =>
      changeBusiness(deps, call, call.params.companyId, (tx, { id }) =>
        queries.reorder(tx, id, call.body.ids),
      ),
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
