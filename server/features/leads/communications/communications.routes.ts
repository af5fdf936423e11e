import type { Written } from '../../../../shared/acts/entities';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { communicationMessages } from '../../../../shared/leads/communications/messages';
import { isAboutSomebody, saysSomething } from '../../../../shared/leads/communications/schemas';
import { invalid, notFound } from '../../../platform/http/errors';
import { bulkRoute } from '../lists/bulk-route';
import { type Bulk, setAlike } from '../lists/bulk';
import type { Complete } from '../../../platform/acts/record.routes';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { recordRoutes } from '../record-routes';
import { communicationQueries } from './communications.queries';

export const communicationBulk: Bulk<'communication', Written<'communication'>> = {
  entity: 'communication',
  ...communicationQueries,
  set: setAlike,
};

/** A new one happens now unless it says when; each says something, and is about somebody. */
const completeCommunication: Complete<'communication'> = async (act, fields, id) => {
  if (id === undefined) return { occurredAt: act.doing.at.toISOString(), ...fields };
  const [record] = await act.lock('communication', [id]);
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
