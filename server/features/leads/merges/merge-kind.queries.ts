import { crmMerges } from '../../../../shared/leads/merges/tables';
import type { FieldsOf, RecordKind } from '../../../platform/acts/record-kind';

export const mergeKind: RecordKind<FieldsOf<typeof crmMerges>> = {
  entity: 'merge',
  table: crmMerges,
  derived: [],
};
