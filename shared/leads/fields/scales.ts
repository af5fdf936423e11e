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

/** Maximum number of own fields of one entity. */
export const mostFields = 50;

/** A choice of a field. Records store its id, so that it can be renamed. */
export interface FieldChoice {
  id: string;
  label: string;
}

/** Maximum number of choices of one field. */
export const mostChoices = 100;

/** Maximum characters of a text, of its beginning that is used for sorting, and of the label of a field or choice. */
export const ownLimits = { text: 2_000, sorted: 200, label: 100 } as const;
