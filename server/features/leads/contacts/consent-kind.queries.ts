import { crmConsents } from '../../../../shared/leads/contacts/tables';
import type { FieldsOf, RecordKind } from '../../../platform/acts/record-kind';

/**
 * Consents are only added, outside of acts. The recorder needs this kind because a merge moves them to another
 * contact.
 */
export const consentKind: RecordKind<FieldsOf<typeof crmConsents>> = {
  entity: 'consent',
  table: crmConsents,
  derived: [],
};
