import { useMemo } from 'react';
import { useTexts } from '@/i18n/use-texts';
import type { FilterColumn } from '@/lib/lists/list-filters';
import { useFieldFilters } from '../lists/columns/use-field-filters';
import { yesNoFilter } from '../lists/columns/yes-no-filter';
import type { QuickFilter } from '../lists/quick-filters';
import { recordTexts } from '../texts/record';
import { recordsTexts } from '../texts/records';
import { talkKinds } from './talk-kinds';

const noChanges = {};

/** The kinds that most look for; the others are found by their type. */
const offered = ['email', 'call', 'meeting', 'note'] as const;

/** The filters of the list of communications, with one that is no field: whether an answer is awaited. */
export function useCommunicationFilters(): FilterColumn[] {
  const t = useTexts(recordsTexts);
  const fields = useFieldFilters('communications', noChanges);
  return useMemo(() => [yesNoFilter('awaitsAnswer', t('columns.awaitsAnswer'), t), ...fields], [t, fields]);
}

/** What the list is narrowed to by one press: what awaits an answer, with its number, or one kind. */
export function useQuickFilters(): QuickFilter[] {
  const t = useTexts(recordsTexts);
  const tRecord = useTexts(recordTexts);
  return useMemo(
    (): QuickFilter[] => [
      { value: 'all', label: tRecord('timeline.all'), filter: {} },
      {
        value: 'awaits',
        label: t('columns.awaitsAnswer'),
        filter: { awaitsAnswer: { any: ['yes'] } },
        isCounted: true,
      },
      ...offered.map((kind) => ({
        value: kind,
        label: tRecord(`timeline.kinds.${kind}`),
        filter: { type: { any: [...talkKinds[kind]] } },
      })),
    ],
    [t, tRecord],
  );
}
