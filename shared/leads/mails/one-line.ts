/** A header of a mail, such as its subject, as one line: it comes folded into several, with tabs between. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
