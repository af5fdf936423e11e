import { crmConsents } from '../../../../shared/leads/contacts/tables';
import type { FieldsOf, RecordKind } from '../../../platform/acts/record-kind';

declare module '../../../../shared/acts/entities' {
  interface RecordFields {
    consent: FieldsOf<typeof crmConsents>;
  }
}

/** Consents are only added, and no act does that: what is recorded is that a merge of contacts hands them over. */
export const consentKind: RecordKind<'consent'> = {
  entity: 'consent',
  table: crmConsents,
  derived: [],
};
