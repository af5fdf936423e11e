import type { Language } from '../languages';

/** A text in each language that a person can choose, so that a screen can change its language without asking again. */
export type Bilingual = Readonly<Record<Language, string>>;

/** A name or a text of the person's own, which is the same in every language. */
export const asTyped = (text: string): Bilingual => ({ en: text, es: text });
