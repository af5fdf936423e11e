import { crmDistinctions } from '../../../../shared/leads/duplicates/tables';
import type { FieldsOf, RecordKind } from '../../../platform/acts/record-kind';

declare module '../../../../shared/acts/entities' {
  interface RecordFields {
    distinction: FieldsOf<typeof crmDistinctions>;
  }
}

export const distinctionKind: RecordKind<'distinction'> = {
  entity: 'distinction',
  table: crmDistinctions,
  derived: [],
  touches: ({ entity, lowId, highId }) => (entity ? { [entity]: [lowId, highId] } : {}),
};
