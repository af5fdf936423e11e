import { crmMerges } from '../../../../shared/leads/merges/tables';
import type { RecordKind } from '../../../platform/acts/record-kind';

export const mergeKind: RecordKind = { entity: 'merge', table: crmMerges, derived: [] };
