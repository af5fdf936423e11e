import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { useMedia } from '@/lib/use-media';
import { Button } from '@/ui/controls/button';
import { Badge } from '@/ui/feedback/badge';
import { Tabs } from '@/ui/navigation/tabs';
import { ConnectDialog } from '../channels/connect-dialog';
import { EditDialog } from '../channels/edit-dialog';
import { type Channel, channelsOf } from '../channels/reads';
import { companyList, type ListedCompany } from '../reads';
import { publicationsTexts } from './texts/publications';
import { workspaceTexts } from '../steps/texts/workspace';
import { CalendarTab } from './calendar-tab';
import { PublicationDialog } from './detail/publication-dialog';
import { NeedsList } from './needs/needs-list';
import { latestPosts, offered } from './reads';
import { ScheduleDialog } from './schedule/schedule-dialog';
import { usePublishingState } from './use-publishing-state';
import { useUnscheduled } from './use-unscheduled';

interface PublishingScreenProps {
  company: ListedCompany;
  /**
   * Publishes the page of a set along with its posts; given by the page, since pages and replies belong to later rooms.
   */
  GoLiveDialog?: ComponentType<{ company: ListedCompany; setId: number | null; onClose: () => void }>;
}

/** The fourth step of a company: what goes out when and where, and what waits for a person. */
export function PublishingScreen({ company, GoLiveDialog }: PublishingScreenProps) {
  const t = useTexts(publicationsTexts);
  const isPhone = useMedia('(width < 40rem)');
  const tSteps = useTexts(workspaceTexts);
  const { tab, show, openId, open, asked, forget } = usePublishingState(company.timezone);
  const [connecting, setConnecting] = useState(false);
  const [mending, setMending] = useState<Channel | null>(null);
  const [planning, setPlanning] = useState(asked);
  const { data: channels } = useQuery({ ...channelsOf(company.id), staleTime: 0 });
  const { data: posts } = useQuery({ ...latestPosts(company.id), staleTime: 0 });
  const unscheduled = useUnscheduled(company.id);
  const { data: companies } = useQuery({ ...companyList(), staleTime: 0 });
  const broken = channels?.filter(({ status }) => status === 'reconnect') ?? [];
  const { unsettledCount: count } = companies?.find(({ id }) => id === company.id) ?? company;
  const reconnect = (id: number) => setMending(channels?.find((channel) => channel.id === id) ?? null);
  const approved = offered(posts?.rows ?? []);
  const [launching, setLaunching] = useState<number | null>(null);
  const setId = unscheduled.rows.find((post) => post.setId !== null)?.setId ?? null;
  const lacks = channels?.length === 0 || company.livePageCount === 0;
  const goesLive = GoLiveDialog !== undefined && setId !== null && lacks;
  const acts = approved.length > 0 && (
    <IfMayWrite>
      <div className="flex gap-2">
        {channels && channels.length > 0 && (
          <Button
            variant={goesLive || unscheduled.rows.length === 0 ? 'secondary' : 'primary'}
            onClick={() => setPlanning({ pieces: approved.length === 1 ? approved.map(({ id }) => id) : [] })}
          >
            {/* One part: the gap of a button would stand between its words. */}
            <span>
              {t('schedule')}
              <span className="max-sm:sr-only"> {t('scheduled')}</span>
            </span>
          </Button>
        )}
        {goesLive && <Button onClick={() => setLaunching(setId)}>{t('goLive')}</Button>}
      </div>
    </IfMayWrite>
  );
  return (
    <>
      {/* A phone has no room for them beside the tabs, but beside the choice of a step. */}
      {isPhone && (
        <div className="contents">
          <div className="-order-1 mb-1 empty:hidden">{acts}</div>
        </div>
      )}
      <Tabs
        title={tSteps('steps.publishing.title')}
        label={t('tabs.label')}
        current={tab}
        onChange={(name) => show({ tab: name })}
        tabs={[
          {
            name: 'calendar',
            label: t('tabs.calendar'),
            content: (
              <CalendarTab
                company={company}
                channels={channels}
                approved={posts && approved}
                unscheduled={unscheduled}
                onConnect={() => setConnecting(true)}
                onPlan={setPlanning}
              />
            ),
          },
          {
            name: 'needs',
            label: t('tabs.needs'),
            badge: count > 0 && <Badge tone="warning">{count}</Badge>,
            content: <NeedsList company={company} broken={broken} onOpen={open} onReconnect={reconnect} />,
          },
        ]}
        beside={!isPhone && acts}
      />
      <ScheduleDialog
        company={company}
        planning={planning}
        onClose={() => {
          setPlanning(null);
          if (asked) forget();
        }}
        onConnect={() => setConnecting(true)}
        {...(GoLiveDialog && {
          onGoLive: (set: number) => {
            setPlanning(null);
            setLaunching(set);
          },
        })}
      />
      {GoLiveDialog && (
        <GoLiveDialog company={company} setId={launching} onClose={() => setLaunching(null)} />
      )}
      <PublicationDialog company={company} id={openId} onClose={() => open(null)} onReconnect={reconnect} />
      <ConnectDialog open={connecting} companyId={company.id} onClose={() => setConnecting(false)} />
      <EditDialog channel={mending} onClose={() => setMending(null)} />
    </>
  );
}
