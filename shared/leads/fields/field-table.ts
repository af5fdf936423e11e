import type { RecordSection } from '../sections';

/** What a field of a record holds, by the type of its column. The kinds of own fields (`scales`) are among them. */
interface KindsOfValues {
  string: 'text' | 'paragraph' | 'link' | 'email' | 'phone' | 'country' | 'choice' | 'date';
  number: 'number' | 'percent' | 'money' | 'record' | 'stage' | 'consultingCompany';
  boolean: 'boolean';
  time: 'time';
  other: 'choices' | 'records' | 'tags' | 'own' | 'points' | 'people' | 'path';
}
export type ValueKind = KindsOfValues[keyof KindsOfValues];

/**
 * Where a field is used besides forms, pages, histories and files, which have every field: as a column of the list (a
 * `further` one once somebody chooses it), edited there, to sort and to filter it (`asked` by links only, in no menu),
 * and by the search.
 */
export type FieldUse = 'column' | 'further' | 'edit' | 'sort' | 'filter' | 'asked' | 'search';

/**
 * What a merge of records makes of their values: one of them, all of them, one below the other, yes if any says so, or
 * that of the oldest record.
 */
export const mergeRules = ['one', 'all', 'joined', 'any', 'oldest'] as const;
export type MergeRule = (typeof mergeRules)[number];

/** What is known of a field; what is left out is as it says here. */
export interface FieldLine {
  kind: ValueKind;
  /** It always has a value. */
  required?: true;
  /** The codes of a choice. */
  choices?: readonly string[];
  /** Where the words of its codes stand in the texts of records: under its own name. */
  words?: string;
  /** The section of the records that a link names. */
  of?: RecordSection;
  /** The most characters of a text: 200, of a paragraph 10,000. */
  max?: number;
  /** Its name in the texts of records: that under `fields`; null for one that nobody reads by itself. */
  text?: string | null;
  /** Nobody writes it: it is derived from other columns and rows, or kept by the server beside what people write. */
  made?: 'derived' | 'kept';
  /** What a new record has in its form: nothing, or the first of the codes of a required choice. */
  usual?: string | boolean;
  /** Written elsewhere than in the record's form, which has it under its further fields. */
  form?: 'elsewhere';
  /** Shown elsewhere on the record's page than among its facts. */
  page?: 'elsewhere';
  in?: readonly FieldUse[];
  /** One of the values. */
  merge?: MergeRule;
  /** Its columns in our own files: its name in lower case with underscores; null for one that files do not have. */
  file?: string | readonly string[] | null;
  /** The property of a vCard (RFC 2426) that says it by itself: none. */
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

/** A line that says of a column what its type says. */
type LineOf<Value> = FieldLine & {
  kind: KindOf<NonNullable<Value>>;
  choices?: readonly (Value & string)[];
} & (null extends Value ? { required?: undefined } : { required: true });

/** A line for each column of a record that a caller sees, besides its id and version. */
export type FieldTable<Row> = {
  readonly [Name in Exclude<keyof Row, 'id' | 'version'>]-?: LineOf<Row[Name]>;
};

/** The fields of any record. */
export type AnyFields = Readonly<Record<string, FieldLine>>;

/** The names of the fields that people write. */
export type WrittenName<Fields extends AnyFields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { made: string } ? never : Name;
}[keyof Fields & string];

/** Fields of these kinds are brought by several columns, each with names of its own, or by none. */
type BroughtOtherwise = 'points' | 'record' | 'records' | 'own' | 'people' | 'path' | 'stage';

/**
 * The names by which files of other programs call each field that a column of a file brings as it is. The headers of
 * those `Apart` depend on the rest of the file.
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

/** The lines of a table with their names, in its order. */
export const linesOf = <Fields extends AnyFields>(fields: Fields) =>
  Object.entries(fields) as [keyof Fields & string, FieldLine][];

/** The names of the fields that people write. */
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

/** The names of the fields that are derived. */
export const derivedNames = <Fields extends AnyFields>(fields: Fields) =>
  linesOf(fields)
    .filter(([, { made }]) => made === 'derived')
    .map(([name]) => name) as DerivedName<Fields>[];

/** What stands first and last in a place whose order is not quite that of the table. */
export interface Order<Name extends string> {
  first?: readonly Name[];
  last?: readonly Name[];
}

/** Where the fields of a table stand in another order than there. */
export type Orders<Fields extends AnyFields> = Partial<
  Record<'form' | 'page' | 'column' | 'filter' | 'file', Order<keyof Fields & string>>
>;

/** Names in the order of a place; what it does not name stands between its first and its last ones. */
export const inOrder = <Name extends string>(
  names: readonly Name[],
  { first = [], last = [] }: Order<Name> = {},
): Name[] => [
  ...first.filter((name) => names.includes(name)),
  ...names.filter((name) => !first.includes(name) && !last.includes(name)),
  ...last.filter((name) => names.includes(name)),
];

/** The columns of a field in our own files: what people write and the server keeps, but nothing that is derived. */
export const fileColumns = (name: string, { made, kind, file }: FieldLine): readonly string[] => {
  if (made === 'derived' || kind === 'own' || file === null) return [];
  const usual = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return [file ?? usual].flat();
};

/** A value of a plain kind as text; empty for none. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';
