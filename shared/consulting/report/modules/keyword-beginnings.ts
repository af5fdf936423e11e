import { plainText } from '../../../plain-text';
import type { FoundWord } from './find-keyword';
import type { SearchedField } from './keywords';

const beginnings: Record<SearchedField, string[]> = {
  departmentName: ['sales', 'marketing', 'venta'],
  departmentFunction: ['data', 'analy', 'dato', 'anali'],
  problem: ['manual', 'repetitiv', 'slow', 'time', 'lent', 'tiempo'],
  strength: ['data', 'information', 'histor', 'dato', 'informacion'],
};

const words = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * The older rule, by beginnings of words. Stored texts never change, so the drawings beside an older report, and its
 * text in the other language, must find the same words.
 */
export function findBeginning(text: string, field: SearchedField): FoundWord | undefined {
  for (const { 0: word, index: at } of text.matchAll(words)) {
    const plain = plainText(word);
    if (beginnings[field].some((beginning) => plain.startsWith(beginning))) return { word, at };
  }
  return undefined;
}
