import type { ReactNode } from 'react';
import type { Wire } from '@shared/http/wire';
import type { Board, Stage, StageSums } from '@shared/leads/opportunities/endpoints';

/** What the cards are searched for, and the member whose they are; all without. */
export interface BoardSearch {
  q: string;
  assignee: number | undefined;
}

export type StageColumn = Wire<Board>['columns'][number] & { sums: StageSums | undefined };

export interface ColumnProps {
  column: StageColumn;
  search: BoardSearch;
  currency: string;
  stages: readonly Stage[];
  /** Says on a card which member has it; undefined in an account of one person. */
  renderAssignee: ((id: number) => ReactNode) | undefined;
  onAdd: (stageId: number) => void;
}
