import type { Reading } from './read-facts';
import { loadTextOfHtml } from './text-of-html';
import { loadKnownWords } from './words/known-words';

/** What reading facts needs whatever the product; loaded at first use. */
export async function loadReading(): Promise<Pick<Reading, 'words' | 'textOfHtml'>> {
  const [words, textOfHtml] = await Promise.all([loadKnownWords(), loadTextOfHtml()]);
  return { words, textOfHtml };
}
