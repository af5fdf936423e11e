import type { MappedColumn } from '../../../../shared/imports/schemas';
import type { TargetField } from '../target-field';
import { lettersOf } from '../../../../shared/plain-text';

/** Finds the choice for a value: by the mapping, or else by code, label or other words; null if none fits. */
export function choiceReader({ choices, words = {}, choiceOf }: TargetField, { values = {} }: MappedColumn) {
  const byWord = new Map<string, string>();
  const add = (word: string | null, value: string) => {
    if (word !== null && !byWord.has(lettersOf(word))) byWord.set(lettersOf(word), value);
  };
  for (const { value, label } of choices ?? []) for (const word of [label, value]) add(word, value);
  for (const [value, spellings] of Object.entries(words)) for (const word of spellings) add(word, value);
  const given = new Map(Object.entries(values));
  return (text: string): string | null => {
    const answered = given.get(text);
    if (answered !== undefined) return answered;
    // Some programs append the pipeline in brackets: `Closed Won (Sales Pipeline)`.
    const short = text.replace(/(?<!\s)\s*\([^()]*\)$/, '');
    return byWord.get(lettersOf(text)) ?? byWord.get(lettersOf(short)) ?? choiceOf?.(text) ?? null;
  };
}
