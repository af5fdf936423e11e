/** Characters that are no text: controls, and the marks that turn the direction of what follows them. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const unseen = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** A text as it may leave the house: on one line, without what could hide in it or turn the text around it. */
export const cleaned = (text: string): string => text.replace(unseen, '').replace(/\s+/gu, ' ').trim();
