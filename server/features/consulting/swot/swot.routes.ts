import { swot, swotEntries } from '../../../../shared/consulting/swot/endpoints';
import type { Db } from '../../../platform/database/database';
import { route } from '../../../platform/http/route';
import { changeBusiness, type NoteChange } from '../changed-businesses';
import { itemRoutes } from '../items/items.routes';
import { ownedCompany } from '../ownership.queries';
import { findSwot, moveInSwot, swotEntryQueries } from './swot.queries';

interface Deps {
  db: Db;
  noteChange: NoteChange;
}

export const swotRoutes = (deps: Deps) => [
  ...itemRoutes(swotEntries, swotEntryQueries, deps),
  route(swot.read, async ({ params, owner }) => {
    const company = await ownedCompany(deps.db, owner, params.companyId);
    return findSwot(deps.db, company.id);
  }),
  route(swot.move, (call) =>
    changeBusiness(deps, call, call.params.companyId, (tx, { id }) =>
      moveInSwot(tx, call.owner, id, call.body),
    ),
  ),
];
