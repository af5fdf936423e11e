import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { publicationsTexts } from '../texts/publications';
import { useClockChange } from './calendar-context';
import { timeOf } from './time/wall';

/** Says that the clocks change on a day, and which hour is skipped or repeated; renders nothing on other days. */
export function ClockNote({ day, className }: { day: string; className?: string }) {
  const t = useTexts(publicationsTexts);
  const change = useClockChange(day);
  if (!change) return null;
  const hours = { from: timeOf(change.from), to: timeOf(change.to) };
  return (
    <p className={classNames('flex items-start gap-1 text-sm leading-tight text-info', className)}>
      <Icon name={portalIcons.clock} className="mt-0.5 size-3.5 shrink-0" />
      {t(change.isGap ? 'calendar.clocks.gap' : 'calendar.clocks.twice', hours)}
    </p>
  );
}
