/** The entities to which an account may add fields. */
export const ownedEntities = ['contact', 'company', 'opportunity'] as const;
export type OwnedEntity = (typeof ownedEntities)[number];

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
