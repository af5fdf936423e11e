/** Longer addresses are hard to say and to type. */
const LONGEST = 60;

/** Proposes the last part of an address for a heading: small letters, figures and hyphens, cut between words. */
export function slugOf(heading: string): string {
  const words = heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const kept: string[] = [];
  for (const word of words) {
    if ([...kept, word].join('-').length > LONGEST) break;
    kept.push(word);
  }
  return kept.join('-');
}
