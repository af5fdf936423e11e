import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { leadSettingsTexts } from './texts/settings';
import { useSettingsSave } from './use-settings-save';

/** A list whose order is saved; what was moved stays where it was put until the answer arrives. */
export function useMovedList<Item extends { id: number }>(
  known: readonly Item[],
  save: (ids: number[]) => Promise<object>,
) {
  const t = useTexts(leadSettingsTexts);
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const saving = useSettingsSave(save, { title: t('saved'), failed: t('failed') });
  // Another list, or one that has grown, keeps its own order.
  const order =
    wanted?.length === known.length && known.every(({ id }) => wanted.includes(id)) ? wanted : null;
  const items = order
    ? known.toSorted((left, right) => order.indexOf(left.id) - order.indexOf(right.id))
    : [...known];

  function move(from: number, to: number) {
    const ids = items.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    setWanted(ids);
    saving.mutate(ids, { onError: () => setWanted(null) });
  }
  return { items, move };
}
