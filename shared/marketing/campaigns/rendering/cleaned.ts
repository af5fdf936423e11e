/** Characters that are not text: controls, and marks that change the direction of the following text. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const unseen = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** A text that is safe to publish: on one line, without hidden characters or changes of direction. */
export const cleaned = (text: string): string => text.replace(unseen, '').replace(/\s+/gu, ' ').trim();
