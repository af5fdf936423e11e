/**
 * What a reference can name: records of LEADMANAGER; `brand` to `post` of COMERZIA (a brand is a company there, a set
 * the nine campaigns of a product); a `business` of CONSULTIA; and what an account defines for itself.
 */
export const refKinds = [
  'contact',
  'company',
  'deal',
  'communication',
  'task',
  'brand',
  'product',
  'campaign',
  'set',
  'content',
  'lead',
  'post',
  'business',
  'stage',
  'tag',
  'field',
  'member',
] as const;
export type RefKind = (typeof refKinds)[number];

/** Names one record in the arguments and answers of tools: `deal-12`. */
export type Ref<Kind extends RefKind = RefKind> = `${Kind}-${number}`;

export const refOf = <Kind extends RefKind>(kind: Kind, id: number): Ref<Kind> => `${kind}-${id}`;

const pattern = new RegExp(`^(${refKinds.join('|')})-([1-9]\\d{0,9})$`);

/** The kind and the id of a reference; undefined for any other text. */
export function readRef(text: string): { kind: RefKind; id: number } | undefined {
  const [, kind, id] = pattern.exec(text) ?? [];
  return kind && id ? { kind: kind as RefKind, id: Number(id) } : undefined;
}
