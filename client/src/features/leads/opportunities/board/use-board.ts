import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Wire } from '@shared/http/wire';
import { type Board, leadBoard } from '@shared/leads/opportunities/endpoints';
import { query } from '@/lib/api/query-client';
import type { Card } from '../../records';
import { type Move, useMove } from '../use-move';
import type { StageColumn } from './stage-column';
import { movedOn, sumsMovedOn } from './moved-on';

/** What the cards are searched for; all without words. */
const searchFor = (q: string) => (q === '' ? {} : { q });

export const boardQuery = (q: string) => query(leadBoard.read, {}, searchFor(q));
export const sumsQuery = (q: string) => query(leadBoard.sums, {}, searchFor(q));
export const cardsQuery = (stageId: number, q: string, cursor: string) =>
  query(leadBoard.cards, { stageId }, { ...searchFor(q), cursor });

/** The stages with their sums, which may come after the cards. */
export function useColumns(board: Wire<Board>, q: string): { columns: StageColumn[]; currency: string } {
  const { data: sums } = useQuery({ ...sumsQuery(q), staleTime: 0 });
  const sumsOf = (stageId: number) =>
    sums && {
      stageId,
      count: 0,
      amount: 0,
      weighted: 0,
      others: 0,
      ...sums.stages.find((stage) => stage.stageId === stageId),
    };
  const columns = board.columns.map((column) => ({ ...column, sums: sumsOf(column.stage.id) }));
  return { columns, currency: sums?.currency ?? '' };
}

/** Moves cards; `move` shows the card in its new stage before the server answers. */
export function useCardMoves(q: string) {
  const client = useQueryClient();
  const send = useMove();
  function move(card: Card, to: Move) {
    client.setQueryData(boardQuery(q).queryKey, (before) => before && movedOn(before, card, to.stageId));
    client.setQueryData(sumsQuery(q).queryKey, (before) => before && sumsMovedOn(before, card, to.stageId));
    return send(card, to);
  }
  return { send, move };
}
