import { crmFields } from '../../../../shared/leads/fields/tables';
import type { FieldsOf, RecordKind } from '../../../platform/acts/record-kind';

export const fieldKind: RecordKind<FieldsOf<typeof crmFields>> = {
  entity: 'field',
  table: crmFields,
  derived: [],
};
