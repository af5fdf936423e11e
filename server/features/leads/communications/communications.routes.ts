import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { communicationMessages } from '../../../../shared/leads/communications/messages';
import { isAboutSomebody, saysSomething } from '../../../../shared/leads/communications/schemas';
import { invalid, notFound } from '../../../platform/http/errors';
import { bulkRoute } from '../lists/bulk-route';
import type { Bulk } from '../lists/bulk';
import type { Complete } from '../../../platform/acts/record.routes';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { recordRoutes } from '../record-routes';
import { communicationKind } from './communication-kind.queries';
import { communicationQueries } from './communications.queries';

export const communicationBulk: Bulk = { entity: 'communication', ...communicationQueries };

/** A new communication is dated now by default; it needs content and a contact, company or opportunity. */
const completeCommunication: Complete = async (act, fields, id) => {
  if (id === undefined) return { occurredAt: act.doing.at.toISOString(), ...fields };
  const [record] = await act.lock(communicationKind, [id]);
  if (!record) throw notFound();
  const next = { ...record.fields, ...fields };
  if (!saysSomething(next)) throw invalid({ subject: communicationMessages['text.required'] });
  if (!isAboutSomebody(next)) throw invalid({ contactIds: communicationMessages['about.required'] });
  return fields;
};

export const communicationRoutes = (deps: RecordDeps) => [
  ...recordRoutes(deps, leadCommunications, {
    entity: 'communication',
    ...communicationQueries,
    completes: [completeCommunication],
  }),
  bulkRoute(deps, leadCommunications, communicationBulk),
];
