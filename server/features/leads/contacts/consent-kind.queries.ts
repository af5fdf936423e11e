import { crmConsents } from '../../../../shared/leads/contacts/tables';
import type { FieldsOf, RecordKind } from '../../../platform/acts/record-kind';

/** Consents are only added, and no act does that: what is recorded is that a merge of contacts hands them over. */
export const consentKind: RecordKind<FieldsOf<typeof crmConsents>> = {
  entity: 'consent',
  table: crmConsents,
  derived: [],
};
