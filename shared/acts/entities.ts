/**
 * The fields of the records of each entity. A feature adds its entities where it states their kinds, by declaring this
 * interface once more: an entity without a kind, or a field that its records do not have, does not compile.
 */
export interface RecordFields {}

/** The name of a kind of records in acts and events. */
export type Entity = keyof RecordFields;

/** Fields of an entity's records, as an act is given them to write. */
export type Written<Of extends Entity> = Partial<RecordFields[Of]>;
