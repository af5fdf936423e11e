import type { Wire } from '@shared/http/wire';
import type { Board, Stage, StageSums } from '@shared/leads/opportunities/endpoints';

export type StageColumn = Wire<Board>['columns'][number] & { sums: StageSums | undefined };

export interface ColumnProps {
  column: StageColumn;
  /** What the cards are searched for. */
  q: string;
  currency: string;
  stages: readonly Stage[];
  onAdd: (stageId: number) => void;
}
