import { crmFields } from '../../../../shared/leads/fields/tables';
import type { RecordKind } from '../../../platform/acts/record-kind';

export const fieldKind: RecordKind = { entity: 'field', table: crmFields, derived: [] };
