const longest = 60;

/** A name as the last part of an address: without accents, at most sixty characters, words kept whole where that leaves any. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const cut = plain.length > longest ? plain.slice(0, longest + 1).replace(/-[^-]*$/, '') : plain;
  const short = cut.slice(0, longest).replace(/-$/, '');
  return short.length >= 3 ? short : `pagina-${short || '1'}`;
}
