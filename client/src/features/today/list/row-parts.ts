import type { ComponentType } from 'react';
import type { WaitingKind } from '@shared/today/today';
import type { WaitingRow } from '../reads';

export interface RowProps {
  row: WaitingRow;
}

/** What can be done with a row in the list itself. */
export interface RowParts {
  /** Stands before the title, such as the box of a task. */
  Lead?: ComponentType<RowProps>;
  /** Stands at the end of the row. */
  Acts: ComponentType<RowProps>;
}

/** The acts of each kind, which the features of the portals bring. */
export type PartsOfKinds = Record<WaitingKind, RowParts>;
