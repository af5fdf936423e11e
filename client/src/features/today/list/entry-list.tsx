import type { Portal } from '@shared/addresses/portals';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { todayLimits } from '@shared/today/today';
import type { Entry } from '../entries';
import { StepLine } from '../start/step-line';
import { todayTexts } from '../texts/today';
import type { PartsOfKinds } from './row-parts';
import { WaitingLine } from './waiting-line';

interface EntryListProps {
  entries: readonly Entry[];
  parts: PartsOfKinds;
  /** The portal whose screen it is on, which its own lines do not name. */
  within?: Portal;
  /** The id of the heading that names it; it says what it is without one. */
  headingId?: string;
}

/** What waits, one line each. */
export function EntryList({ entries, parts, within, headingId }: EntryListProps) {
  const t = useTexts(todayTexts);
  return (
    <ul
      {...(headingId ? { 'aria-labelledby': headingId } : { 'aria-label': t('list') })}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      {entries.map((entry) => (
        <li key={entry.key} className="border-b border-line last:border-b-0">
          {entry.is === 'step' && <StepLine {...entry.step} namesPortal />}
          {entry.is === 'row' && (
            <WaitingLine
              kind={entry.kind}
              urgency={entry.urgency}
              row={entry.row}
              parts={parts[entry.kind]}
              within={within}
              isNamed={headingId !== undefined}
            />
          )}
          {entry.is === 'more' && <MoreLine more={entry} />}
        </li>
      ))}
    </ul>
  );
}

function MoreLine({ more: { kind, count, isCapped, to } }: { more: Extract<Entry, { is: 'more' }> }) {
  const t = useTexts(todayTexts);
  const { language } = useLanguage();
  const most = formatNumber(todayLimits.counted, language);
  return (
    <p className="flex min-h-11 items-center pr-3 pl-14 text-sm">
      <TextLink to={to} className="py-3">
        {isCapped ? t('moreThan', { count: most }) : t(`more.${kind}`, { count })}
      </TextLink>
    </p>
  );
}
