import type { Wire } from '@shared/http/wire';
import type { Board, BoardSums } from '@shared/leads/opportunities/endpoints';
import type { Card } from '../../records';

/** The board after a card has moved to the top of another stage. */
export const movedOn = (board: Wire<Board>, card: Card, stageId: number): Wire<Board> => ({
  columns: board.columns.map((column) => {
    const rest = column.cards.rows.filter(({ id }) => id !== card.id);
    const rows = column.stage.id === stageId ? [{ ...card, stageId }, ...rest] : rest;
    return { ...column, cards: { ...column.cards, rows } };
  }),
});

/** The sums after a card has moved to another stage; weights are the server's to count. */
export function sumsMovedOn(sums: BoardSums, card: Card, stageId: number): BoardSums {
  const amount = card.currency === sums.currency ? (card.amount ?? 0) : 0;
  const nothing = { stageId, count: 0, amount: 0, weighted: 0, others: 0 };
  const stages = sums.stages.some((stage) => stage.stageId === stageId)
    ? sums.stages
    : [...sums.stages, nothing];
  const moving = (id: number) => Number(id === stageId) - Number(id === card.stageId);
  return {
    ...sums,
    stages: stages.map((stage) => ({
      ...stage,
      count: stage.count + moving(stage.stageId),
      amount: stage.amount + moving(stage.stageId) * amount,
    })),
  };
}
