import type { ComponentProps } from 'react';
import { IconButton } from '@/ui/controls/icon-button';

type ItemActProps = Omit<ComponentProps<typeof IconButton>, 'disabled'> & {
  /** Identifies the button within its item, so that it gets the focus back when the item has moved. */
  act: string;
  /** Disables the action; the button keeps its place and the focus. */
  idle?: boolean;
};

export const ItemAct = ({ act, idle = false, onClick, ...button }: ItemActProps) => (
  <IconButton
    {...button}
    data-act={act}
    aria-disabled={idle || undefined}
    onClick={idle ? undefined : onClick}
  />
);
