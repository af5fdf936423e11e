import { useMemo } from 'react';
import { useTexts } from '@/i18n/use-texts';
import type { FilterColumn, ListFilters } from '@/lib/lists/list-filters';
import { assigningTexts } from './texts/assigning';
import { useMembers } from './use-members';

/** Whoever reads the list: a view that is everybody's finds what is assigned to each of them. */
const reader = 'me';

/** The filter by the reader alone. */
const isMine = { any: [reader] };

/** The choices of a filter by members, the reader among them; undefined in an account of one person. */
export function useMemberFilter(): Pick<FilterColumn, 'choices' | 'meanings'> | undefined {
  const t = useTexts(assigningTexts);
  const { isShared, own, choices } = useMembers();
  return useMemo(
    () =>
      isShared
        ? {
            choices: [
              { value: reader, label: t('me') },
              ...choices.filter(({ value }) => value !== String(own)),
            ],
            meanings: { [reader]: String(own) },
          }
        : undefined,
    [t, isShared, own, choices],
  );
}

/** Whether the filters of a list leave only what is assigned to the reader. */
export const isOnlyMine = ({ assigneeId }: ListFilters) =>
  assigneeId?.any?.length === 1 && assigneeId.any[0] === reader;

/** The filters of a list, for what is assigned to the reader only or for all. */
export function onlyMine(filters: ListFilters, isOn: boolean): ListFilters {
  const { assigneeId: _, ...others } = filters;
  return isOn ? { ...others, assigneeId: isMine } : others;
}
