import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { swot } from '@shared/consulting/swot/endpoints';
import type { Quadrant } from '@shared/consulting/scales';
import type { Swot, SwotItem } from '@shared/consulting/swot/swot';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { refresh } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { swotOf } from '../reads';
import { shortText } from '../short-text';
import { swotTexts } from './texts/swot';
import type { Place } from './place';
import { readsOfSwot } from './swot-calls';

export interface Move {
  item: SwotItem;
  from: Quadrant;
  to: Quadrant;
  /** Whether this move undoes an earlier one. */
  isUndo?: boolean;
}

function withMoved(swotNow: Swot, { item, from, to }: Move, id: number): Swot {
  return {
    ...swotNow,
    [from]: swotNow[from].filter((other) => other.id !== item.id),
    [to]: [...swotNow[to], { ...item, id }],
  };
}

function useMoveNotice() {
  const t = useTexts(swotTexts);
  return ({ item, to, isUndo }: Move, undo: () => void) => {
    const values = { name: shortText(item.description), quadrant: t(`${to}.title`) };
    if (isUndo) toast({ title: t('movedBack', values) });
    else toast({ title: t('moved', values), action: { label: t('undo'), onSelect: undo } });
  };
}

/**
 * Moves an item to another quadrant: at once on the screen, then on the server, and back if the server
 * refuses. The notice offers an undo. `onPlaced` receives the item's place, first with a temporary id, then
 * with the final one.
 */
export function useSwotMove(companyId: number, { onPlaced }: { onPlaced: (place: Place) => void }) {
  const t = useTexts(swotTexts);
  const tell = useMoveNotice();
  const client = useQueryClient();
  const { queryKey } = swotOf(companyId);
  const lastOnItsWay = useRef(0);

  const move = useMutation({
    scope: { id: `swot of ${companyId}` },
    mutationFn: ({ item, from, to }: Move) => call(swot.move, { companyId }, { from, id: item.id, to }),
    onMutate: async (asked) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      lastOnItsWay.current -= 1;
      const id = lastOnItsWay.current;
      onPlaced({ quadrant: asked.to, id });
      client.setQueryData(queryKey, (now) => now && withMoved(now, asked, id));
      return { before, id };
    },
    onSuccess: ({ quadrant, item }, asked, { id }) => {
      onPlaced({ quadrant, id: item.id });
      client.setQueryData(
        queryKey,
        (now) => now && { ...now, [quadrant]: now[quadrant].map((each) => (each.id === id ? item : each)) },
      );
      refresh(client, readsOfSwot(companyId));
      tell(asked, () => move.mutate({ item, from: asked.to, to: asked.from, isUndo: true }));
    },
    onError: (error, { from, item }, context) => {
      onPlaced({ quadrant: from, id: item.id });
      client.setQueryData(queryKey, context?.before);
      refresh(client, readsOfSwot(companyId));
      toast({ variant: 'destructive', title: t('notMoved'), description: errorText(error) });
    },
  });

  return move.mutate;
}
