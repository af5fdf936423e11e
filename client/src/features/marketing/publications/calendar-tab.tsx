import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ButtonLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { ChannelPanel } from '../channels/channel-panel';
import type { Channel } from '../channels/reads';
import type { ListedCompany } from '../reads';
import { publicationsTexts } from './texts/publications';
import { Calendar } from './calendar/calendar';
import { timeOf } from './calendar/time/wall';
import type { Post } from './reads';
import type { useUnscheduled } from './use-unscheduled';
import type { Planning } from './schedule/planning';
import { Unscheduled } from './unscheduled';
import { usePublishingState } from './use-publishing-state';
import { WaitingBeside } from './needs/waiting-beside';

interface CalendarTabProps {
  company: ListedCompany;
  channels: readonly Channel[] | undefined;
  /** The latest that can be scheduled; undefined until they are known. */
  approved: readonly Post[] | undefined;
  unscheduled: ReturnType<typeof useUnscheduled>;
  onConnect: () => void;
  onPlan: (planning: Planning) => void;
}

/** The calendar with what can be scheduled and the channels beside it; before the first of both, what is missing. */
export function CalendarTab({
  company,
  channels,
  approved,
  unscheduled,
  onConnect,
  onPlan,
}: CalendarTabProps) {
  const t = useTexts(publicationsTexts);
  const { rows: fresh, pages } = unscheduled;
  const { view, isNarrow } = usePublishingState(company.timezone);
  if (approved?.length === 0 && channels?.length === 0)
    return <Nothing companyId={company.id} onConnect={onConnect} />;
  return (
    <Calendar
      company={company}
      onPiece={(id, { day, wall }) =>
        onPlan({ pieces: [id], day, ...(wall !== undefined && { time: timeOf(wall) }) })
      }
    >
      <aside
        aria-label={t('beside')}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 xl:pt-2.5 md:max-xl:grid-cols-2 md:max-xl:items-start"
      >
        {/* The list has it above its days, and a phone above all. */}
        {view !== 'list' && !isNarrow && <WaitingBeside companyId={company.id} />}
        {approved && (
          <Unscheduled
            companyId={company.id}
            pieces={fresh}
            pages={pages}
            hasApproved={approved.length > 0}
            onSchedule={(id) => onPlan({ pieces: [id] })}
            onScheduleAll={() => onPlan({ pieces: fresh.map(({ id }) => id) })}
          />
        )}
        <ChannelPanel companyId={company.id} onConnect={onConnect} />
      </aside>
    </Calendar>
  );
}

/** Neither a text to publish nor a place for it. */
function Nothing({ companyId, onConnect }: { companyId: number; onConnect: () => void }) {
  const t = useTexts(publicationsTexts);
  return (
    <EmptyState
      icon={portalIcons.share}
      title={t('empty.title')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink to={stepAddress(companyId, 'campaigns')}>{t('unscheduled.toCampaigns')}</ButtonLink>
          <IfMayWrite>
            <Button variant="secondary" onClick={onConnect}>
              {t('empty.connect')}
            </Button>
          </IfMayWrite>
        </div>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
