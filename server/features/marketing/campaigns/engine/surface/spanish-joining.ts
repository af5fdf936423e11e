/** Whether a word begins with the sound i, before which «y» becomes «e»; not «hielo», where it is a consonant. */
const soundsI = (text: string) => /^[«"'(]?(?:h?[ií](?![aeoáéó])|y(?=\s|$))/iu.test(text);

/** Whether a word begins with the sound o, before which «o» becomes «u». */
const soundsO = (text: string) => /^[«"'(]?(?:h?[oó]|8|11(?!\d)|11(?=\d{3}\b))/iu.test(text);

/** «y», or «e» before a word that begins with the sound i. */
export const and = (next: string): string => (soundsI(next) ? 'e' : 'y');

/** «o», or «u» before a word that begins with the sound o. */
export const or = (next: string): string => (soundsO(next) ? 'u' : 'o');

/** Things in a row: «a, b y c». */
export function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')} ${and(last)} ${last}`;
}
