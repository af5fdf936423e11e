import { contactMessages } from '../../../../shared/leads/contacts/messages';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { isNamed } from '../../../../shared/leads/contacts/schemas';
import { invalid, notFound } from '../../../platform/http/errors';
import { completeMarks } from '../fields/own-values';
import { bulkRoute } from '../lists/bulk-route';
import type { Bulk } from '../lists/bulk';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { recordRoutes } from '../record-routes';
import { contactQueries } from './contacts.queries';

export const contactBulk: Bulk = { entity: 'contact', ...contactQueries };

export const contactRoutes = (deps: RecordDeps) => [
  ...recordRoutes(deps, leadContacts, {
    entity: 'contact',
    ...contactQueries,
    async complete(act, given, id) {
      const fields = await completeMarks(act, 'contact', given, id);
      if (id === undefined) return fields;
      const [record] = await act.lock('contact', [id]);
      if (!record) throw notFound();
      if (!isNamed({ ...record.fields, ...fields })) {
        throw invalid({ firstName: contactMessages['name.orEmail'] });
      }
      return fields;
    },
  }),
  bulkRoute(deps, leadContacts, contactBulk),
];
