import { fontOf } from './faces';

/** Emoji as people type them: pictures, flags, keycaps, with their modifiers. © and ™ are text. */
const emoji =
  /(?:\p{Regional_Indicator}{2}|[\d#*]\ufe0f?\u20e3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)\p{Emoji_Modifier}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)*)/gu;
const unseen =
  // oxlint-disable-next-line no-control-regex -- these are what it looks for
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\p{VS}\ufeff]/gu;
const spaces = /[\s\u00a0\u2000-\u200a\u202f]+/gu;
const strayBefore = /(?<! ) +(?=[,.;:!?)\]»”])/gu;
const strayAfter = /(?<=[¿¡([«“]) +/gu;

/** A text as it can be drawn, and what became of the rest. */
export interface CleanText {
  text: string;
  hadEmoji: boolean;
}

/** Leaves emoji and invisible characters out. */
export function clean(text: string): CleanText {
  const without = text.normalize('NFC').replace(emoji, ' ');
  const kept = without.replace(unseen, '').replace(spaces, ' ').trim();
  const hadEmoji = without !== text.normalize('NFC');
  return { text: hadEmoji ? kept.replace(strayBefore, '').replace(strayAfter, '') : kept, hadEmoji };
}

/** The characters of a text that no bundled font has, each once. */
export const missingGlyphs = (text: string): string[] => [
  ...new Set(Array.from(text).filter((character) => character !== ' ' && !fontOf(character, 400))),
];
