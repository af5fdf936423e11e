import type { ReactNode, Ref } from 'react';
import { classNames } from '@/lib/class-names';
import { Chevron } from '../chevron';
import { Icon } from '../icons';

interface DisclosureProps {
  summary: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  ref?: Ref<HTMLDetailsElement>;
  className?: string;
  children: ReactNode;
}

/** A framed part of a screen that opens and closes by its summary. */
export const Disclosure = ({ summary, open = false, ref, className, children }: DisclosureProps) => (
  <details
    ref={ref}
    open={open}
    className={classNames('group min-w-0 rounded-card border border-line px-4', className)}
  >
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 py-2 font-medium [&::-webkit-details-marker]:hidden">
      <span className="flex flex-wrap items-center gap-x-2">{summary}</span>
      <Icon name={Chevron} className="size-4 text-muted group-open:rotate-180" />
    </summary>
    <div className="min-w-0 pb-3">{children}</div>
  </details>
);
