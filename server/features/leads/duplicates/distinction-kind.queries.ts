import { crmDistinctions } from '../../../../shared/leads/duplicates/tables';
import type { FieldsOf, RecordKind } from '../../../platform/acts/record-kind';

export const distinctionKind: RecordKind<FieldsOf<typeof crmDistinctions>> = {
  entity: 'distinction',
  table: crmDistinctions,
  derived: [],
  touches: ({ entity, lowId, highId }) => (entity ? { [entity]: [lowId, highId] } : {}),
};
