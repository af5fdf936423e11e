import { suppressionsApi as api } from '../../../../../shared/marketing/capture/suppressions/endpoints';
import type { Announce } from '../../../../platform/announcements';
import type { Db } from '../../../../platform/database/database';
import { transact } from '../../../../platform/database/transact';
import { notFound } from '../../../../platform/http/errors';
import { type Route, route } from '../../../../platform/http/route';
import { lockLeadByEmail } from '../leads/capture-lead.queries';
import { findOwnCompany } from '../stored/controller.queries';
import { listSuppressions, readSuppression, suppress } from './suppressions.queries';
import { withdrawConsent } from './withdraw-consent';

interface Deps {
  db: Db;
  announce: Announce;
  now: () => Date;
}

export const suppressionRoutes = ({ db, now, announce }: Deps): Route[] => [
  route(api.list, ({ owner, query }) => listSuppressions(db, owner, query)),
  route(api.add, ({ owner, body: { marketingCompanyId: company, email } }) =>
    transact(db, async (tx) => {
      if (!(await findOwnCompany(tx, owner, company))) throw notFound();
      const at = now();
      await suppress(tx, owner, company, email, 'by hand', at);
      const lead = await lockLeadByEmail(tx, owner, company, email);
      if (lead) await withdrawConsent(tx, { owner, leadId: lead.id, at, source: 'COMERZIA', announce });
      return readSuppression(tx, company, email);
    }),
  ),
];
