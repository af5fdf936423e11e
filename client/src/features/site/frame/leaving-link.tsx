import { type ReactNode, useId } from 'react';
import { buttonLook } from '@/ui/controls/button-look';
import { Icon } from '@/ui/icons';

interface LeavingLinkProps {
  href: string;
  /** That and where it leads away; shown, and read out with the link. */
  note: string;
  children: ReactNode;
}

/** A button-like link to somebody else's site, in a row of actions that wraps: the note takes a line of its own. */
export function LeavingLink({ href, note, children }: LeavingLinkProps) {
  const id = useId();
  return (
    <>
      <a href={href} rel="noopener" aria-describedby={id} className={buttonLook('primary')}>
        {children}
        <Icon name="link" />
      </a>
      <p id={id} className="order-last max-w-measure basis-full text-sm text-muted">
        {note}
      </p>
    </>
  );
}
