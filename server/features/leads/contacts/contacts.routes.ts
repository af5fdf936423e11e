import type { Written } from '../../../../shared/acts/entities';
import { contactMessages } from '../../../../shared/leads/contacts/messages';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { isNamed } from '../../../../shared/leads/contacts/schemas';
import { invalid, notFound } from '../../../platform/http/errors';
import { completeMarks } from '../fields/own-values';
import { bulkRoute } from '../lists/bulk-route';
import { type Bulk, setAlike } from '../lists/bulk';
import type { Complete } from '../../../platform/acts/record.routes';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { recordRoutes } from '../record-routes';
import { contactQueries } from './contacts.queries';

export const contactBulk: Bulk<'contact', Written<'contact'>> = {
  entity: 'contact',
  ...contactQueries,
  set: setAlike,
};

/** A contact keeps a name or an address. */
const checkNamed: Complete<'contact'> = async (act, fields, id) => {
  if (id === undefined) return fields;
  const [record] = await act.lock('contact', [id]);
  if (!record) throw notFound();
  if (!isNamed({ ...record.fields, ...fields }))
    throw invalid({ firstName: contactMessages['name.orEmail'] });
  return fields;
};

export const contactRoutes = (deps: RecordDeps) => [
  ...recordRoutes(deps, leadContacts, {
    entity: 'contact',
    ...contactQueries,
    completes: [completeMarks('contact'), checkNamed],
  }),
  bulkRoute(deps, leadContacts, contactBulk),
];
