import type { KnownTexts } from './known-lines';
import { textSections } from './text-sections';

/** Whether a stored text was built from the data, and not written by somebody: it has one of the headings of ours. */
export const isBuilt = (text: string, known: KnownTexts) =>
  textSections(text).some(({ heading }) => known.headings.has(heading ?? ''));
