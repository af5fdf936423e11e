import type { ComponentProps } from 'react';
import { IconButton } from '@/ui/controls/icon-button';

type ItemActProps = Omit<ComponentProps<typeof IconButton>, 'disabled'> & {
  /** Tells the button from the others of its item, so that it can be found again when the item has moved. */
  act: string;
  /** Nothing to be done at present; the button keeps its place and the focus. */
  idle?: boolean;
};

/** One of the small buttons of an item. */
export const ItemAct = ({ act, idle = false, onClick, ...button }: ItemActProps) => (
  <IconButton
    {...button}
    data-act={act}
    aria-disabled={idle || undefined}
    onClick={idle ? undefined : onClick}
  />
);
