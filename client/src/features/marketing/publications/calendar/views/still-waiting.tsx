import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { waitingOf } from '../../reads';
import { publicationsTexts } from '../../texts/publications';
import { byDay, entriesOf } from '../entries';
import { dayOf } from '../time/wall';
import { ListedDay } from './list-view';

interface StillWaitingProps {
  companyId: number;
  zone: string;
  /** The first day of the list below. */
  from: string;
}

/** What a person still has to settle from before the days of the list, above them; nothing where there is none. */
export function StillWaiting({ companyId, zone, from }: StillWaitingProps) {
  const t = useTexts(publicationsTexts);
  const { data } = useQuery({ ...waitingOf(companyId), staleTime: 0 });
  const all = entriesOf({ publications: data?.rows ?? [], conflicts: [], zone });
  const late = all.filter(({ wall }) => dayOf(wall) < from);
  if (late.length === 0) return null;
  return (
    <section aria-label={t('tabs.needs')} className="mb-4 grid gap-3 border-l-4 border-accent pl-3">
      {/* The tab of the same name says how many there are. */}
      <h3 className="text-base font-semibold">{t('tabs.needs')}</h3>
      {[...byDay(late)].map(([day, entries]) => (
        <ListedDay key={day} day={day} entries={entries} isOverdue />
      ))}
    </section>
  );
}
