/** The lines that are shown of a long text until the reader opens it. */
const SHOWN_LINES = 6;

/** The characters up to which a text of few lines is shown whole. */
export const LONGEST_SHOWN = 280;

/** Whether a text is folded; the boot script asks too, so that it shows what the app will show. */
export const isLong = (text: string) => text.length > LONGEST_SHOWN || text.split('\n').length > SHOWN_LINES;
