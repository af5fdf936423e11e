import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dismissalsApi } from '@shared/dismissals/endpoints';
import { errorText } from './api/api-client';
import { query } from './api/query-client';
import { useSave } from './api/save';
import { toast } from './toast';

/** The suggestions that the account has hidden, undefined until they are read, and how it hides another. */
export function useDismissals(failed: string) {
  const client = useQueryClient();
  const reading = query(dismissalsApi.list, {});
  const { data: dismissed } = useQuery(reading);
  const save = useSave(dismissalsApi.add, {
    onSaved: (all) => client.setQueryData(reading.queryKey, all),
    onFailed: (error) => toast({ variant: 'destructive', title: failed, description: errorText(error) }),
  });
  return { dismissed, dismiss: (about: string) => save.mutate({ body: { about } }) };
}

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
