import type { OwnValue } from '../../../../shared/leads/tables';
import type { FieldsOf, RecordTable } from '../../../platform/acts/record-kind';

/** The fields of records with own fields; a change gives null for an own value that it takes away. */
export type OwnedFields<Table extends RecordTable> = Omit<FieldsOf<Table>, 'own'> & {
  own: Record<string, OwnValue | null>;
};
