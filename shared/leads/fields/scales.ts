export const fieldKinds = [
  'text',
  'number',
  'money',
  'date',
  'choice',
  'choices',
  'boolean',
  'link',
  'email',
  'phone',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** Own fields of one entity. */
export const mostFields = 50;

/** A value that can be chosen. Records hold its id, so that it can be renamed. */
export interface FieldChoice {
  id: string;
  label: string;
}

/** Choices of one field. */
export const mostChoices = 100;

/** Characters of a text, of its beginning by which it is sorted, and of the label of a field or choice. */
export const ownLimits = { text: 2_000, sorted: 200, label: 100 } as const;
