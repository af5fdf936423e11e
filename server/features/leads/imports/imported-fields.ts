import type { RecordFields } from '../../../../shared/acts/entities';
import type { ImportedEntity } from '../../../../shared/leads/imports/scales';

type NamesOf<OfKind> = OfKind extends OfKind ? keyof OfKind & string : never;
type ValueOf<OfKind, Name> = OfKind extends { [Field in Name & string]: infer Value } ? Value : never;

/** The name of a field that some imported record has. */
export type ImportedName = NamesOf<RecordFields[ImportedEntity]>;

/** Fields of imported records, whatever their entity. */
export type ImportedFields = { [Name in ImportedName]?: ValueOf<RecordFields[ImportedEntity], Name> };
