type Fields = Record<string, unknown>;

/** The fields of a record with each own value under its own name. */
export function flatFields({ own, ...fields }: Fields): Fields {
  const values = Object.entries((own ?? {}) as Fields).map(([id, value]) => [`own.${id}`, value]);
  return { ...fields, ...Object.fromEntries(values) };
}

/** The fields as the API takes them: own values by field id, null for none. */
export function groupedFields(flat: Fields): Fields {
  const isOwn = (name: string) => name.startsWith('own.');
  const plain = Object.entries(flat).filter(([name]) => !isOwn(name));
  const own = Object.entries(flat).filter(([name]) => isOwn(name));
  if (own.length === 0) return Object.fromEntries(plain);
  const values = own.map(([name, value]) => [name.slice('own.'.length), value ?? null]);
  return { ...Object.fromEntries(plain), own: Object.fromEntries(values) };
}
