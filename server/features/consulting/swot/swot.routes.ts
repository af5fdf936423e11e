import { swot, swotEntries } from '../../../../shared/consulting/swot/endpoints';
import type { Db } from '../../../platform/database/database';
import { route } from '../../../platform/http/route';
import type { NoteChange } from '../changed-businesses';
import { itemRoutes } from '../items/items.routes';
import { lockOwnedCompany, ownedCompany } from '../ownership.queries';
import { findSwot, moveInSwot, swotEntryQueries } from './swot.queries';

interface Deps {
  db: Db;
  noteChange: NoteChange;
}

export const swotRoutes = ({ db, noteChange }: Deps) => [
  ...itemRoutes(swotEntries, swotEntryQueries, { db, noteChange }),
  route(swot.read, async ({ params, owner }) => {
    const company = await ownedCompany(db, owner, params.companyId);
    return findSwot(db, company.id);
  }),
  route(swot.move, async ({ params, body, owner, ...call }) => {
    const moved = await db.transaction(async (tx) => {
      const company = await lockOwnedCompany(tx, owner, params.companyId);
      return moveInSwot(tx, owner, company.id, body);
    });
    noteChange({ owner, ...call }, params.companyId);
    return moved;
  }),
];
