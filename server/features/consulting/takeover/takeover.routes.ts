import { consultingTakeover as api } from '../../../../shared/consulting/takeover/endpoints';
import type { Announce } from '../../../platform/announcements';
import type { Db } from '../../../platform/database/database';
import { type Route, route } from '../../../platform/http/route';
import { productQueries, strengthQueries } from '../items/items.queries';
import { ownedCompany } from '../ownership.queries';
import type { BusinessReader } from './readers';
import { takeBusiness, takeFurther } from './take-business';
import { furtherItems } from './taken-items';
import { undoTakeover } from './undo.queries';

interface Deps {
  db: Db;
  announce: Announce;
  businesses: BusinessReader;
}

export const takeoverRoutes = ({ db, announce, businesses: reader }: Deps): Route[] => [
  route(api.offers, async ({ owner }) => reader.list(db, owner)),
  route(api.take, ({ owner, body }) =>
    db.transaction((tx) => takeBusiness({ tx, owner, reader, announce }, body)),
  ),
  route(api.undo, ({ owner, body }) =>
    db.transaction(async (tx) => ({ kept: await undoTakeover(tx, owner, body) })),
  ),
  route(api.further, async ({ owner, params: { companyId } }) => {
    const { id } = await ownedCompany(db, owner, companyId);
    const business = await reader.linked(db, owner, id);
    if (!business) return { products: [], strengths: [] };
    const known = {
      products: await productQueries.listIn(db, id),
      strengths: await strengthQueries.listIn(db, id),
    };
    const { products, strengths } = furtherItems(business, known);
    return { products: products.map(({ id: product, name }) => ({ id: product, name })), strengths };
  }),
  route(api.takeFurther, ({ owner, params: { companyId }, body }) =>
    db.transaction((tx) => takeFurther({ tx, owner, reader, announce }, companyId, body)),
  ),
];
