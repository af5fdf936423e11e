/** Controls, marks that turn the direction of reading, zero-width marks, tags and private characters: what no reader sees. */
const unseen =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|[\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|[\u{e0000}-\u{e0fff}]/gu;
/** Joins the parts of one emoji, and is taken away everywhere else. */
const joiner = /(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

/** Marks with which models are told who speaks. */
const turns = /<\|[^|<>]{0,40}\|>|\[\/?INST\]|<<\/?SYS>>|<\/?s>/giu;

/** A text on one line, without what no reader sees. */
export const visibleText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\t\n\r\u2028\u2029]/gu, ' ')
    .replace(unseen, (mark) => (mark === '\u200d' ? mark : ''))
    .replace(joiner, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** A text that was typed or imported, as data for the model: plain, without marks of turns, cut at `most` characters. */
export function asData(text: string, most: number): string {
  const plain = visibleText(text.replace(turns, ' '));
  return Array.from(plain).slice(0, most).join('');
}
