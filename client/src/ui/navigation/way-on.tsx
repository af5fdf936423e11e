import { classNames } from '@/lib/class-names';
import { Icon } from '../icons';
import { portalIcons } from '../portal-icons';
import { Link } from './link';

const looks = {
  needs: 'border-warning/40 bg-accent/12 text-warning hover:border-warning',
  next: 'border-line text-brand hover:border-brand',
} as const;

interface WayOnProps {
  to: string;
  /** `needs`: something waits there; `next`: the next step. */
  look: keyof typeof looks;
  children: string;
}

/** A link over the whole width of a card, above the link that covers the card. */
export const WayOn = ({ to, look, children }: WayOnProps) => (
  <Link
    to={to}
    className={classNames(
      'relative z-10 flex min-h-11 items-center justify-between gap-2 rounded-control border px-3 font-medium',
      looks[look],
    )}
  >
    {children}
    <Icon name={portalIcons.forward} className="size-4 shrink-0" />
  </Link>
);
