import type { FilterColumn } from '@/lib/lists/list-filters';

/** The filter of a list on whether something holds, which is no field. */
export const yesNoFilter = (
  name: string,
  label: string,
  t: (answer: 'yes' | 'no') => string,
): FilterColumn => ({
  name,
  label,
  kind: 'choice',
  choices: (['yes', 'no'] as const).map((value) => ({ value, label: t(value) })),
  required: true,
});
