import { dismissalsApi } from '../../../shared/dismissals/endpoints';
import type { Db } from '../database/database';
import { route } from '../http/route';
import { deleteDismissal, insertDismissal, listDismissals } from './dismissals.queries';

interface Deps {
  db: Db;
  now: () => Date;
}

/** The routes with which an owner hides suggestions. */
export const dismissalRoutes = ({ db, now }: Deps) => [
  route(dismissalsApi.list, ({ owner }) => listDismissals(db, owner)),
  route(dismissalsApi.add, ({ owner, body }) => insertDismissal(db, owner, body.about, now())),
  route(dismissalsApi.remove, ({ owner, body }) => deleteDismissal(db, owner, body.about)),
];
