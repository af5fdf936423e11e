import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Network } from '@shared/marketing/channels/networks';
import { byMedium } from '@shared/marketing/campaigns/by-medium';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { useMedia } from '@/lib/use-media';
import type { ListedCompany } from '../../reads';
import { campaignsTexts } from '../texts/campaigns';
import { networkAt } from '../editor/places';
import { useFindings } from '../editor/use-findings';
import { type Campaign, hasEnded } from '../reads';
import { EmailPiece } from '../shown/email-piece';
import { LandingPiece } from '../shown/landing-piece';
import { SocialPiece } from '../shown/social-piece';
import { EditHint } from './edit-hint';
import { useBoardState } from '../use-board-state';
import { PieceActs } from './piece-acts';
import { PieceAlerts } from './piece-alerts';
import { usePieceParts } from '../piece-parts';
import { type Opened, PieceContext } from '../piece-context';

interface PieceCardProps {
  company: ListedCompany;
  campaign: Campaign;
  network: Network;
}

/** A campaign as its readers will see it, with how far it is and what can be done with it. */
export function PieceCard({ company, campaign, network }: PieceCardProps) {
  const t = useTexts(campaignsTexts);
  const findings = useFindings(campaign);
  const frame = useRef<HTMLElement>(null);
  const { Status, Times, Schedule, Writers } = usePieceParts();
  const mayEdit = useMayWrite() && !hasEnded(campaign);
  const { opened, open, close } = useOpened(frame);
  const view = useMemo(
    () => ({ company, campaign, findings, mayEdit, opened, open, close }),
    [company, campaign, findings, mayEdit, opened, open, close],
  );
  const isPhone = useMedia('(width < 40rem)');
  const { id, angle } = campaign;
  return (
    <PieceContext value={view}>
      <article ref={frame} aria-labelledby={`campaign-${id}`} className="flex min-w-0 flex-col gap-3">
        {/* Above the text, so that those of three columns begin at one height; on a phone a bar at the foot of the screen. */}
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:order-last max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-paper max-sm:px-4 max-sm:py-1">
          {/* Where one angle is shown at a time, the switch above says which. */}
          <h2 id={`campaign-${id}`} tabIndex={-1} className="text-xl max-xl:sr-only">
            {t(`angles.${angle}.title`)}
          </h2>
          {isPhone ? (
            <EditHint campaigns={[campaign]} className="min-w-0 flex-1 text-sm" />
          ) : (
            <Status campaign={campaign} />
          )}
          {isPhone && <Schedule campaign={campaign} />}
          <PieceActs network={network} />
          {!isPhone && (
            <div className="flex min-w-0 items-center gap-2 xl:basis-full">
              <div className="min-w-0 grow">
                <Times campaign={campaign} />
                {/* In the place of the times, so that those of three columns begin at one height with either. */}
                <p className="text-sm text-muted [p+&]:hidden">{t(`angles.${angle}.leads`)}</p>
              </div>
              <div className="shrink-0 empty:hidden">
                <Schedule campaign={campaign} />
              </div>
            </div>
          )}
        </header>
        {isPhone && (
          <div className="flex items-start gap-2">
            <span className="shrink-0">
              <Status campaign={campaign} />
            </span>
            <div className="min-w-0">
              <Times campaign={campaign} />
              <p className="text-sm text-muted [p+&]:hidden">{t(`angles.${angle}.leads`)}</p>
            </div>
          </div>
        )}
        <Writers />
        <PieceAlerts network={network} />
        <div className="min-w-0 overflow-clip rounded-card border border-line bg-surface wrap-anywhere">
          <Shown campaign={campaign} network={network} />
        </div>
      </article>
    </PieceContext>
  );
}

const Shown = ({ campaign, network }: Pick<PieceCardProps, 'campaign' | 'network'>) =>
  byMedium(campaign.piece, {
    mail: ({ content }) => <EmailPiece content={content} />,
    posts: ({ content }) => <SocialPiece content={content} network={network} />,
    page: ({ content }) => <LandingPiece content={content} />,
  });

/** The sentence that is open. A closed one gets the focus back; a place in another network's variant shows that network. */
function useOpened(frame: RefObject<HTMLElement | null>) {
  const { change } = useBoardState();
  const [opened, setOpened] = useState<Opened | null>(null);
  const before = useRef<Opened | null>(null);
  useEffect(() => {
    const closed = before.current;
    before.current = opened;
    if (!closed || opened) return;
    const sentence = frame.current?.querySelector<HTMLElement>(`[data-at="${closed.at}"]`);
    (sentence ?? frame.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [frame, opened]);
  // Kept while the frame is, so that no sentence is drawn anew for it.
  const [acts] = useState(() => ({
    open: (at: string, isNew = false) => setOpened({ at, isNew }),
    close: () => setOpened(null),
  }));
  const network = opened ? networkAt(opened.at) : undefined;
  useEffect(() => {
    if (network) change({ network }, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each sentence that is opened
  }, [network]);
  return { opened, ...acts };
}
