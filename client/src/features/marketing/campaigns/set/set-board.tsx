import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Angle, angles } from '@shared/marketing/campaigns/scales';
import { campaignKinds, type CampaignType, campaignTypes, isKindOf } from '@shared/marketing/campaigns/kinds';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useLoadedLater } from '@/lib/lazy-part';
import { LOOK_INTERVAL } from '@/lib/jobs/use-job';
import { useMedia } from '@/lib/use-media';
import { Toggles } from '@/ui/navigation/toggles';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Tabs } from '@/ui/navigation/tabs';
import type { ListedCompany } from '../../reads';
import { campaignsTexts } from '../texts/campaigns';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { PieceCard } from '../piece/piece-card';
import { isBeingWritten, isDraft, type WholeSet, wholeSet } from '../reads';
import { SentenceEditor } from '../shown/sentence';
import { useBoardState } from '../use-board-state';
import { BoardSkeleton } from './board-skeleton';
import { EditHint } from '../piece/edit-hint';
import { DraftDot, DraftMark, WaitingMark } from './marks';
import { NetworkChoice } from './network-choice';
import { SetProgress } from './set-progress';
import { TypeChoice } from './type-choice';
import { useShownNetwork } from './use-shown-network';
import { useWaiting } from './use-waiting';

const phone = '(width < 40rem)';

/** The set, looked up again while it is written; at its end, all that counts it. */
function useSet(id: number) {
  const refresh = useRefreshMarketing();
  const found = useQuery({
    ...wholeSet(id),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isBeingWritten(data) ? LOOK_INTERVAL : false),
  });
  const isWritten = found.data && isBeingWritten(found.data);
  const before = useRef(isWritten);
  useEffect(() => {
    if (before.current && isWritten === false) void refresh();
    before.current = isWritten;
  }, [isWritten, refresh]);
  return found;
}

interface SetBoardProps {
  company: ListedCompany;
  id: number;
  /** On a phone what is shown of the product and its sets, beside the choice of the type; elsewhere null. */
  choice: ReactNode;
}

/** The campaigns of a set: a tab for each type, and in it a column for each angle. */
export function SetBoard({ company, id, choice }: SetBoardProps) {
  const { data: set, error, refetch } = useSet(id);
  useLoadedLater(SentenceEditor);
  if (set) return <Pieces company={company} set={set} choice={choice} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BoardSkeleton />;
}

function Pieces({ company, set, choice }: Omit<SetBoardProps, 'id'> & { set: WholeSet }) {
  const t = useTexts(campaignsTexts);
  const { language } = useLanguage();
  const { state, change } = useBoardState();
  const waiting = useWaiting(company.id, set.campaigns);
  const countOf = (wanted: CampaignType) =>
    set.campaigns.filter(({ id, type }) => type === wanted && waiting.has(id)).length;
  const draftsOf = (wanted: CampaignType) =>
    set.campaigns.filter((campaign) => campaign.type === wanted && isDraft(campaign)).length;
  if (choice) {
    const shown = campaignTypes.find((type) => campaignKinds[type].handle === state.type) ?? campaignTypes[0];
    return (
      <>
        <SetProgress set={set} />
        <div className="mb-2 flex flex-wrap items-center gap-2 max-sm:mb-1 max-sm:gap-y-1">
          <TypeChoice companyId={company.id} countOf={countOf} draftsOf={draftsOf} />
          {choice}
        </div>
        <Columns company={company} set={set} type={shown} waiting={waiting} />
      </>
    );
  }
  return (
    <>
      <SetProgress set={set} />
      <Tabs
        label={t('types.label')}
        current={state.type}
        onChange={(type) => change({ type })}
        tabs={campaignTypes.map((type) => ({
          name: campaignKinds[type].handle,
          label: campaignKinds[type].names[language].tab,
          badge:
            countOf(type) > 0 ? <WaitingMark count={countOf(type)} /> : <DraftMark count={draftsOf(type)} />,
          content: <Columns company={company} set={set} type={type} waiting={waiting} />,
        }))}
      />
    </>
  );
}

interface ColumnsProps {
  company: ListedCompany;
  set: WholeSet;
  type: CampaignType;
  /** The ids of the campaigns that somebody has to look at. */
  waiting: ReadonlySet<number>;
}

/** The three angles of a type side by side; where there is no room, one at a time. */
function Columns({ waiting, ...shown }: ColumnsProps) {
  const { set, type } = shown;
  const t = useTexts(campaignsTexts);
  const { state, change } = useBoardState();
  const isPhone = useMedia(phone);
  return (
    <>
      <div className="mb-4 grid gap-2 empty:hidden max-sm:mb-2">
        {isKindOf(type, 'posts') && <NetworkChoice companyId={shown.company.id} />}
        <Toggles
          label={t('angle')}
          options={angles.map((value) => {
            const campaign = set.campaigns.find((one) => one.type === type && one.angle === value);
            const isWaiting = campaign !== undefined && waiting.has(campaign.id);
            return {
              value,
              label: t(`angles.${value}.title`),
              badge: isWaiting ? (
                <WaitingMark count={1} isShort />
              ) : (
                campaign && isDraft(campaign) && <DraftDot />
              ),
            };
          })}
          chosen={state.angle}
          onChoose={(angle) => change({ angle }, { replace: true })}
          className="xl:hidden"
        />
        {/* On a phone the bar at the foot of the screen says it: here it would push the text down. */}
        {!isPhone && <EditHint campaigns={set.campaigns.filter((one) => one.type === type)} />}
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-3">
        {angles.map((angle) => (
          <div key={angle} className={classNames('min-w-0', angle !== state.angle && 'max-xl:hidden')}>
            <Column {...shown} angle={angle} />
          </div>
        ))}
      </div>
    </>
  );
}

function Column({ company, set, type, angle }: Omit<ColumnsProps, 'waiting'> & { angle: Angle }) {
  const t = useTexts(campaignsTexts);
  const { ordered, shown } = useShownNetwork(company.id);
  const campaign = set.campaigns.find((one) => one.type === type && one.angle === angle);
  const network = isKindOf(type, 'posts') ? shown : ordered[0];
  if (campaign && !network) return <Skeleton className="h-144 rounded-card" />;
  if (campaign && network)
    return <PieceCard key={campaign.id} company={company} campaign={campaign} network={network} />;
  return (
    <section aria-label={t(`angles.${angle}.title`)} className="grid gap-3">
      <h2 className="text-xl text-muted">{t(`angles.${angle}.title`)}</h2>
      {isBeingWritten(set) ? (
        <Skeleton className="h-144 rounded-card" />
      ) : (
        <p className="rounded-card border border-dashed border-muted/50 p-6 text-center text-muted">
          {t('notThere')}
        </p>
      )}
    </section>
  );
}
