import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dismissalsApi } from '@shared/dismissals/endpoints';
import { todayApi } from '@shared/today/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { dismissalsTexts } from './texts/dismissals';

/** Milliseconds for which a notice offers to show what was hidden. */
const UNDO_TIME = 10_000;

const reading = query(dismissalsApi.list, {});

type Change = typeof dismissalsApi.add | typeof dismissalsApi.remove;

/** Hides suggestions for good, by their names; its notice offers to show them again. */
export function useHiding() {
  const t = useTexts(dismissalsTexts);
  const client = useQueryClient();

  async function send(change: Change, names: readonly string[]) {
    for (const about of names) client.setQueryData(reading.queryKey, await call(change, {}, { about }));
    void client.invalidateQueries(query(todayApi.read, {}));
    return names;
  }

  const onFailed = (title: string) => (error: Error) =>
    toast({ variant: 'destructive', title, description: errorText(error) });
  const show = useSaving((names: readonly string[]) => send(dismissalsApi.remove, names), {
    onSaved: () => toast({ title: t('shown') }),
    onFailed: onFailed(t('notShown')),
  });
  const hide = useSaving((names: readonly string[]) => send(dismissalsApi.add, names), {
    onSaved: (names) =>
      toast({
        title: t('hidden'),
        action: { label: t('undo'), onSelect: () => show.mutate(names) },
        duration: UNDO_TIME,
      }),
    onFailed: onFailed(t('notHidden')),
  });
  return { hide: (...names: readonly string[]) => hide.mutate(names), isPending: hide.isPending };
}

/** The suggestions that the account has hidden; undefined until they are read. */
export const useDismissed = () => useQuery(reading).data;

/** Those of some offered rows that came after a dismissal of the offer `name`. */
export function newSince<Row extends { id: number }>(
  rows: readonly Row[],
  dismissed: readonly string[],
  name: string,
): Row[] {
  const upTo = dismissed
    .filter((about) => about.startsWith(`${name}/`))
    .map((about) => Number(about.slice(name.length + 1)));
  return rows.filter(({ id }) => id > Math.max(0, ...upTo));
}

/** What hides the offer `name` until a row comes that is newer than all of these. */
export const upToNow = (rows: readonly { id: number }[], name: string) =>
  `${name}/${Math.max(0, ...rows.map(({ id }) => id))}`;
