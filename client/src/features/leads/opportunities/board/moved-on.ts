import type { Wire } from '@shared/http/wire';
import type { Board } from '@shared/leads/opportunities/endpoints';
import type { Rows } from '../../records';

/** The board after a card has moved to the top of another stage; weights are the server's to count. */
export function movedOn(board: Wire<Board>, card: Rows['opportunities'], stageId: number): Wire<Board> {
  const counted = card.currency === board.currency ? (card.amount ?? 0) : 0;
  return {
    ...board,
    columns: board.columns.map((column) => {
      const rest = column.cards.rows.filter(({ id }) => id !== card.id);
      if (column.stageId === stageId) {
        const rows = [{ ...card, stageId }, ...rest];
        return {
          ...column,
          count: column.count + 1,
          amount: column.amount + counted,
          cards: { ...column.cards, rows },
        };
      }
      if (rest.length === column.cards.rows.length) return column;
      const sums = { count: column.count - 1, amount: column.amount - counted };
      return { ...column, ...sums, cards: { ...column.cards, rows: rest } };
    }),
  };
}
