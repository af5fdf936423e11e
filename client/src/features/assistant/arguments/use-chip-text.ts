import { useBilingual } from '../use-bilingual';
import type { Chip } from '../wire';

/** What a chip says: a record by its name alone, any other value with what it is the value of. */
export function useChipText(): (chip: Chip) => string {
  const say = useBilingual();
  return ({ input, label, text }) => (input.kind === 'record' ? say(text) : `${say(label)}: ${say(text)}`);
}
