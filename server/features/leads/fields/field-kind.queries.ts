import { crmFields } from '../../../../shared/leads/fields/tables';
import type { FieldsOf, RecordKind } from '../../../platform/acts/record-kind';

declare module '../../../../shared/acts/entities' {
  interface RecordFields {
    field: FieldsOf<typeof crmFields>;
  }
}

export const fieldKind: RecordKind<'field'> = {
  entity: 'field',
  table: crmFields,
  derived: [],
};
