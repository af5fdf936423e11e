import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Wire } from '@shared/http/wire';
import { type Board, leadBoard } from '@shared/leads/opportunities/endpoints';
import { query } from '@/lib/api/query-client';
import type { Card } from '../../records';
import { type Move, useMove } from '../use-move';
import type { BoardSearch, StageColumn } from './stage-column';
import { movedOn, sumsMovedOn } from './moved-on';

export const searchFor = ({ q, assignee }: BoardSearch) => ({
  ...(q && { q }),
  ...(assignee && { assignee }),
});

export const boardQuery = (search: BoardSearch) => query(leadBoard.read, {}, searchFor(search));
export const sumsQuery = (search: BoardSearch) => query(leadBoard.sums, {}, searchFor(search));
export const cardsQuery = (stageId: number, search: BoardSearch, cursor: string) =>
  query(leadBoard.cards, { stageId }, { ...searchFor(search), cursor });

/** The stages with their sums, which may come after the cards. */
export function useColumns(
  board: Wire<Board>,
  search: BoardSearch,
): { columns: StageColumn[]; currency: string } {
  const { data: sums } = useQuery({ ...sumsQuery(search), staleTime: 0 });
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
export function useCardMoves(search: BoardSearch) {
  const client = useQueryClient();
  const send = useMove();
  function move(card: Card, to: Move) {
    client.setQueryData(boardQuery(search).queryKey, (before) => before && movedOn(before, card, to.stageId));
    client.setQueryData(
      sumsQuery(search).queryKey,
      (before) => before && sumsMovedOn(before, card, to.stageId),
    );
    return send(card, to);
  }
  return { send, move };
}
