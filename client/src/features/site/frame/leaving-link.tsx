import { type ReactNode, useId } from 'react';
import { buttonLook } from '@/ui/controls/button-look';
import { Icon } from '@/ui/icons';

interface LeavingLinkProps {
  href: string;
  /** Says that the link leaves the site and where it leads; part of the link's description. */
  note: string;
  children: ReactNode;
}

/** A button-like link to another site, for a row of actions that wraps: the note takes its own line. */
export function LeavingLink({ href, note, children }: LeavingLinkProps) {
  const id = useId();
  return (
    <>
      <a href={href} rel="noopener" aria-describedby={id} className={buttonLook('primary')}>
        {children}
        <Icon name="external" />
      </a>
      <p id={id} className="order-last max-w-measure basis-full text-sm text-muted">
        {note}
      </p>
    </>
  );
}
