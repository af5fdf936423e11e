import { crmMerges } from '../../../../shared/leads/merges/tables';
import type { FieldsOf, RecordKind } from '../../../platform/acts/record-kind';

declare module '../../../../shared/acts/entities' {
  interface RecordFields {
    merge: FieldsOf<typeof crmMerges>;
  }
}

export const mergeKind: RecordKind<'merge'> = {
  entity: 'merge',
  table: crmMerges,
  derived: [],
};
