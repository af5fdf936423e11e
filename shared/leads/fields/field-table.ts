import type { RecordSection } from '../sections';

/** The kind of a field's values, by the type of its column. The kinds of own fields (`scales`) are included. */
interface KindsOfValues {
  string: 'text' | 'paragraph' | 'link' | 'email' | 'phone' | 'country' | 'choice' | 'date';
  number: 'number' | 'percent' | 'money' | 'record' | 'stage' | 'consultingCompany' | 'member';
  boolean: 'boolean';
  time: 'time';
  other: 'choices' | 'records' | 'tags' | 'own' | 'points' | 'people' | 'path';
}
export type ValueKind = KindsOfValues[keyof KindsOfValues];

/**
 * Where a field is used. Forms, pages, histories and files have every field. The list can have it as a column
 * (`further`: hidden until chosen), edit it in place, sort by it and filter by it (`asked`: by links only, not in the
 * menu); the search can read it.
 */
export type FieldUse = 'column' | 'further' | 'edit' | 'sort' | 'filter' | 'asked' | 'search';

/**
 * How a merge of records combines their values: one of them, all of them, one below the other, yes if any is yes, or
 * the oldest record's.
 */
export const mergeRules = ['one', 'all', 'joined', 'any', 'oldest'] as const;
export type MergeRule = (typeof mergeRules)[number];

/** The definition of a field; the comments state the defaults of omitted properties. */
export interface FieldLine {
  kind: ValueKind;
  /** Whether it always has a value. */
  required?: true;
  /** The codes of a choice. */
  choices?: readonly string[];
  /** The key of the codes' words in the texts of records; its own name by default. */
  words?: string;
  /** The section of the linked records. */
  of?: RecordSection;
  /** The maximum characters of a text: 200, or 10,000 for a paragraph. */
  max?: number;
  /** Its name in the texts of records: the one under `fields` by default; null if it is never shown by itself. */
  text?: string | null;
  /** Not writable: derived from other columns and rows, or maintained by the server. */
  made?: 'derived' | 'kept';
  /** The initial value in the form of a new record: nothing, or the first code of a required choice. */
  usual?: string | boolean;
  /** Whether it is edited outside the record's form, which lists it under further fields. */
  form?: 'elsewhere';
  /** Whether the record's page shows it outside its facts. */
  page?: 'elsewhere';
  in?: readonly FieldUse[];
  /** One of the values. */
  merge?: MergeRule;
  /** Its columns in our own files: its name in snake case by default; null if files do not have it. */
  file?: string | readonly string[] | null;
  /** The vCard property (RFC 2426) that holds it directly; none by default. */
  card?: string;
}

type KindOf<Value> = Value extends boolean
  ? KindsOfValues['boolean']
  : Value extends Date
    ? KindsOfValues['time']
    : Value extends number
      ? KindsOfValues['number']
      : Value extends string
        ? KindsOfValues['string']
        : KindsOfValues['other'];

/** Checks that a definition fits the type of its column. */
type LineOf<Value> = FieldLine & {
  kind: KindOf<NonNullable<Value>>;
  choices?: readonly (Value & string)[];
} & (null extends Value ? { required?: undefined } : { required: true });

/** A definition for each column of a record that a caller sees, except id and version. */
export type FieldTable<Row> = {
  readonly [Name in Exclude<keyof Row, 'id' | 'version'>]-?: LineOf<Row[Name]>;
};

/** The fields of any record. */
export type AnyFields = Readonly<Record<string, FieldLine>>;

/** The names of the writable fields. */
export type WrittenName<Fields extends AnyFields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { made: string } ? never : Name;
}[keyof Fields & string];

/** Fields of these kinds use several columns with their own names, or none. */
type BroughtOtherwise = 'points' | 'record' | 'records' | 'own' | 'people' | 'path' | 'stage' | 'member';

/**
 * The names that files of other programs use for each field with a single column. The headers of `Apart` fields
 * depend on the rest of the file.
 */
export type HeadersOf<Fields extends AnyFields, Apart = never> = Record<
  {
    [Name in WrittenName<Fields>]: Fields[Name] extends { kind: BroughtOtherwise } | { file: null }
      ? never
      : Exclude<Name, Apart>;
  }[WrittenName<Fields>],
  string
>;

/** The names of the fields with a use. */
export type NameIn<Use extends FieldUse, Fields extends AnyFields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { in: readonly (infer Used)[] }
    ? Use extends Used
      ? Name
      : never
    : never;
}[keyof Fields & string];

/** The definitions of a table with their names, in the table's order. */
export const linesOf = <Fields extends AnyFields>(fields: Fields) =>
  Object.entries(fields) as [keyof Fields & string, FieldLine][];

/** The names of the writable fields. */
export const writtenNames = <Fields extends AnyFields>(fields: Fields) =>
  linesOf(fields)
    .filter(([, { made }]) => made === undefined)
    .map(([name]) => name) as WrittenName<Fields>[];

/** The names of the fields with a use. */
export const namesIn = <Use extends FieldUse, Fields extends AnyFields>(use: Use, fields: Fields) =>
  linesOf(fields)
    .filter(([, line]) => line.in?.includes(use))
    .map(([name]) => name) as NameIn<Use, Fields>[];

type DerivedName<Fields extends AnyFields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { made: 'derived' } ? Name : never;
}[keyof Fields & string];

/** The names of the derived fields. */
export const derivedNames = <Fields extends AnyFields>(fields: Fields) =>
  linesOf(fields)
    .filter(([, { made }]) => made === 'derived')
    .map(([name]) => name) as DerivedName<Fields>[];

/** The first and the last fields of a place whose order differs slightly from the table's. */
export interface Order<Name extends string> {
  first?: readonly Name[];
  last?: readonly Name[];
}

/** The places whose order of fields differs from the table's. */
export type Orders<Fields extends AnyFields> = Partial<
  Record<'form' | 'page' | 'column' | 'filter' | 'file', Order<keyof Fields & string>>
>;

/** The names in the order of a place; unnamed fields come between its first and its last. */
export const inOrder = <Name extends string>(
  names: readonly Name[],
  { first = [], last = [] }: Order<Name> = {},
): Name[] => [
  ...first.filter((name) => names.includes(name)),
  ...names.filter((name) => !first.includes(name) && !last.includes(name)),
  ...last.filter((name) => names.includes(name)),
];

/** The columns of a field in our own files: writable and server-maintained fields, but no derived ones. */
export const fileColumns = (name: string, { made, kind, file }: FieldLine): readonly string[] => {
  if (made === 'derived' || kind === 'own' || file === null) return [];
  const usual = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return [file ?? usual].flat();
};

/** The text of a plain value; empty for none. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';
