import { crmDistinctions } from '../../../../shared/leads/duplicates/tables';
import type { RecordKind } from '../../../platform/acts/record-kind';

export const distinctionKind: RecordKind = {
  entity: 'distinction',
  table: crmDistinctions,
  derived: [],
  touches: ({ entity, lowId, highId }) => ({ [entity as string]: [lowId as number, highId as number] }),
};
