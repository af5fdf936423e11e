import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Wire } from '@shared/http/wire';
import { type Board, leadBoard } from '@shared/leads/opportunities/endpoints';
import { query } from '@/lib/api/query-client';
import type { Rows } from '../../records';
import { type Move, useMove } from '../use-move';
import type { StageColumn } from './board-column';
import { movedOn, sumsMovedOn } from './moved-on';

type Card = Rows['opportunities'];

export const boardQuery = () => query(leadBoard.read, {}, {});
const sumsQuery = () => query(leadBoard.sums, {}, {});

/** The stages with their sums, which may come after the cards. */
export function useColumns(board: Wire<Board>): { columns: StageColumn[]; currency: string } {
  const { data: sums } = useQuery({ ...sumsQuery(), staleTime: 0 });
  const sumsOf = (stageId: number) =>
    sums && {
      stageId,
      ...{ count: 0, amount: 0, weighted: 0, others: 0 },
      ...sums.stages.find((stage) => stage.stageId === stageId),
    };
  const columns = board.columns.map((column) => ({ ...column, sums: sumsOf(column.stage.id) }));
  return { columns, currency: sums?.currency ?? '' };
}

/** Moves cards; `move` shows the card in its new stage before the server answers. */
export function useCardMoves() {
  const client = useQueryClient();
  const send = useMove();
  function move(card: Card, to: Move) {
    client.setQueryData(boardQuery().queryKey, (before) => before && movedOn(before, card, to.stageId));
    client.setQueryData(sumsQuery().queryKey, (before) => before && sumsMovedOn(before, card, to.stageId));
    return send(card, to);
  }
  return { send, move };
}
