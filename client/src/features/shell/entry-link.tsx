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
}

/** A link of the sidebar. */
export function EntryLink({ label, to, icon, current, onLeave }: EntryLinkProps) {
  return (
    <Link
      to={to}
      onClick={onLeave}
      aria-current={current ? 'page' : undefined}
      className={classNames(entryLook, current ? 'bg-brand/8 text-brand' : 'hover:bg-ink/8')}
    >
      <Icon name={icon} />
      {label}
    </Link>
  );
}
