import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { type AnyIcon, Icon } from '@/ui/icons';
import { Link } from '@/ui/navigation/link';
import { entryLook } from './entry-look';

interface EntryLinkProps {
  label: string;
  to: string;
  icon: AnyIcon;
  current?: boolean;
  onLeave?: () => void;
  /** Stands at the end, such as a number. */
  children?: ReactNode;
}

/** A link of the sidebar. */
export function EntryLink({ label, to, icon, current, onLeave, children }: EntryLinkProps) {
  return (
    <Link
      to={to}
      onClick={onLeave}
      aria-current={current ? 'page' : undefined}
      className={classNames(entryLook, current ? 'bg-brand/8 text-brand' : 'hover:bg-ink/8')}
    >
      <Icon name={icon} />
      {label}
      {children}
    </Link>
  );
}
