import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import type { StepState } from './step-states';

const looks = {
  toDo: 'border-muted/60 text-muted',
  underWay: 'border-brand text-brand',
  done: 'border-brand bg-brand text-on-brand',
  // How much waits stands beside it, in amber.
  needsYou: 'border-brand text-brand',
} as const satisfies Record<StepState['is'], string>;

/** What stands instead of the place. */
const signs: Partial<Record<StepState['is'], ReactNode>> = {
  done: <Icon name={portalIcons.check} className="size-4" />,
  needsYou: <span className="size-2 rounded-full bg-current" />,
};

/**
 * The place of a step in its row, a tick once it is done, or a dot where a number beside it says how much waits.
 * Decorative: the words beside it say the same.
 */
export const StepMark = ({ place, state }: { place: number; state: StepState }) => (
  <span
    aria-hidden
    className={classNames(
      'grid size-6 shrink-0 place-items-center rounded-full border text-xs font-semibold tabular-nums',
      looks[state.is],
    )}
  >
    {signs[state.is] ?? place}
  </span>
);
