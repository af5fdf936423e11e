import type { TextTree } from './texts';

/** The texts in Catalan and French, by file. Nobody can choose these languages yet, so no visit pays for their list. */
export const furtherFiles = import.meta.glob<Record<string, TextTree>>('./{ca,fr}/*.ts');
