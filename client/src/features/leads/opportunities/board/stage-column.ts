import type { Wire } from '@shared/http/wire';
import type { Board, Stage, StageSums } from '@shared/leads/opportunities/endpoints';
import type { BoardSearch } from './use-board';

export type StageColumn = Wire<Board>['columns'][number] & { sums: StageSums | undefined };

export interface ColumnProps {
  column: StageColumn;
  search: BoardSearch;
  currency: string;
  stages: readonly Stage[];
  /** The name of a member; undefined where cards do not tell it. */
  nameOf: ((id: number) => string | undefined) | undefined;
  onAdd: (stageId: number) => void;
}
