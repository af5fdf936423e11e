import { type UseQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { refresh } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { endpointsOf } from '@shared/consulting/items/endpoints';
import type { CompanyList } from '@shared/consulting/items/lists';
import { swotOf } from '../../reads';
import { itemsTexts } from '../texts/items';

interface Ordered<Item> {
  kind: CompanyList;
  companyId: number;
  list: UseQueryOptions<Item[]>;
}

/**
 * Reorders a list: at once on the screen, then on the server, one request after the other. If the server
 * refuses, the previous order returns.
 */
export function useItemOrder<Item extends { id: number }>({ kind, companyId, list }: Ordered<Item>) {
  const t = useTexts(itemsTexts);
  const client = useQueryClient();
  const key = list.queryKey;
  const mutationKey = [`order of ${kind} ${companyId}`];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (items: Item[]) =>
      call(endpointsOf[kind].order, { companyId }, { ids: items.map(({ id }) => id) }),
    onMutate: async (items) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Item[]>(key);
      client.setQueryData(key, items);
      return { before };
    },
    onError: (error, _items, context) => {
      client.setQueryData(key, context?.before);
      toast({ variant: 'destructive', title: t('order.failed'), description: errorText(error) });
    },
    // The list is fetched too: reordering cancelled a running fetch, which may have brought a new or edited
    // item.
    onSettled: () => {
      const isLast = client.isMutating({ mutationKey }) === 1;
      if (isLast) refresh(client, [{ queryKey: key }, swotOf(companyId)]);
    },
  });
}
