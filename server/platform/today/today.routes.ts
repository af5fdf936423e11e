import { putTogether } from '../../../shared/today/put-together';
import { todayApi } from '../../../shared/today/endpoints';
import type { Db } from '../database/database';
import { listDismissals } from '../dismissals/dismissals.queries';
import type { ReadToday } from '../feature';
import { route } from '../http/route';

interface Deps {
  db: Db;
  now: () => Date;
  readToday: ReadToday;
}

/** The route that lists what waits for an account, as its features know it. */
export const todayRoutes = ({ db, now, readToday }: Deps) => [
  route(todayApi.read, async ({ owner }) => {
    const [parts, dismissed] = await Promise.all([readToday(owner, now()), listDismissals(db, owner)]);
    return putTogether(parts, new Set(dismissed));
  }),
];
