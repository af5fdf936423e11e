import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { isKindOf } from '@shared/marketing/campaigns/kinds';
import type { Network } from '@shared/marketing/channels/networks';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { ApiError, call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { useMedia } from '@/lib/use-media';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { campaignsTexts } from '../texts/campaigns';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';
import { findingsIn, hasEnded, isApproved, wholeSet } from '../reads';
import { useCopy } from '../previews/use-copy';
import { usePiece } from '../piece-context';
import { usePieceParts } from '../piece-parts';
import { useEnding } from './use-ending';
import { usePieceText } from './use-piece-text';
import { useCampaignAct } from '../use-campaign-act';

/** What can be done with a piece: it is approved at once, and the rest is in the menu. */
export function PieceActs({ network }: { network: Network }) {
  const t = useTexts(campaignsTexts);
  const { campaign } = usePiece();
  const [showsVersions, setShowsVersions] = useState(false);
  const { Versions } = usePieceParts();
  const approve = useApproval();
  const isOpen = !hasEnded(campaign);
  const mayWrite = useMayWrite();
  const angle = t(`angles.${campaign.angle}.title`);
  const entries = useEntries();
  const [isAsking, setIsAsking] = useState(false);
  const ending = useEnding(campaign, () => setIsAsking(false));
  const isPost = isKindOf(campaign.type, 'posts');
  const reopen = { label: t('acts.reopen'), onSelect: () => ending.mutate(undefined) };
  const cancel = { label: t('acts.cancel'), onSelect: () => setIsAsking(true) };
  const usual = useUsual(network, () => setShowsVersions(true));
  const rest = !mayWrite
    ? entries.slice(0, 1)
    : isOpen
      ? [...entries, ...(isPost ? [cancel] : [])]
      : [...entries.slice(0, 1), ...(campaign.status === 'cancelled' ? [reopen] : [])];
  return (
    // Three narrow columns have no room for it beside the title: a line of its own in each, so that texts begin level.
    <div className="ml-auto flex items-center justify-end gap-1 xl:max-[89rem]:basis-full">
      {mayWrite && isOpen && !isApproved(campaign) && (
        <Button
          variant={approve.isOneOfAll ? 'secondary' : 'primary'}
          pending={approve.isPending}
          onClick={() => approve.mutate(undefined)}
        >
          {t('acts.approve')}
        </Button>
      )}
      <Menu icon={portalIcons.more} label={t('acts.more', { angle })} entries={[...usual, ...rest]} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => ending.mutate(undefined)}
        pending={ending.isPending}
        variant="danger"
        title={t('cancel.title')}
        description={t('cancel.text')}
        confirmLabel={t('acts.cancel')}
      />
      <Suspense fallback={null}>
        {showsVersions && <Versions campaign={campaign} onClose={() => setShowsVersions(false)} />}
      </Suspense>
    </div>
  );
}

/** What changes nothing: a reader has it too. */
function useUsual(network: Network, onVersions: () => void) {
  const t = useTexts(campaignsTexts);
  const { campaign } = usePiece();
  const copy = useCopy();
  const textOf = usePieceText(network);
  return [
    { label: t('acts.copy'), onSelect: () => void copy(textOf(), campaign.name) },
    { label: t('acts.versions'), onSelect: onVersions },
  ];
}

/** Approves a piece; what stands in the way is shown with it. */
function useApproval() {
  const t = useTexts(campaignsTexts);
  const client = useQueryClient();
  const { campaign } = usePiece();
  const { id, version, piece, setId } = campaign;
  const { data: set } = useQuery({ ...wholeSet(setId ?? 0), enabled: setId !== null });
  const others = set?.campaigns.filter((one) => one.id !== id) ?? [];
  const isLast = others.length > 0 && others.every((one) => isApproved(one) || hasEnded(one));
  const act = useCampaignAct(() => call(marketingCampaignsApi.approve, { id }, { version }), {
    done: () => t(isLast ? 'approvedLast' : 'approved'),
    isShown: (error) => {
      if (!(error instanceof ApiError) || error.status !== 400) return false;
      void client.fetchQuery(findingsIn(campaign, piece));
      toast({ variant: 'destructive', title: t('notApproved'), description: errorText(error) });
      return true;
    },
  });
  // As long as nothing of the set is approved, the head of the screen has the act for all of it; a phone has it in a menu.
  const isPhone = useMedia('(width < 40rem)');
  return { ...act, isOneOfAll: !isPhone && set !== undefined && !set.campaigns.some(isApproved) };
}

/** The acts of the menu: other wording of the piece, and its removal. */
function useEntries() {
  const t = useTexts(campaignsTexts);
  const { campaign } = usePiece();
  const { id, version, setId, marketingCompanyId, contentId } = campaign;
  const [, navigate] = useLocation();
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const rewrite = useCampaignAct(() => call(marketingCampaignsApi.rewrite, { id }, { version }), {
    // An offer is shown with the piece.
    done: ({ act, offered }) => (offered === null ? t(act === null ? 'sameWording' : 'reworded') : null),
  });
  const remove = useSaving(() => call(marketingCampaignsApi.remove, { id }), {
    onSaved: ({ act }) => {
      tell(act, { title: t('removed'), description: campaign.name });
      void refresh(`/api/marketing/campaigns/${id}`);
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('notRemoved'), description: errorText(error) }),
  });
  const library = stepAddress(marketingCompanyId, 'contents', { content: String(contentId) });
  const isMail = isKindOf(campaign.type, 'mail');
  return [
    { label: t(isMail ? 'acts.preview' : 'acts.library'), onSelect: () => navigate(library) },
    ...(setId === null ? [] : [{ label: t('acts.reword'), onSelect: () => rewrite.mutate(undefined) }]),
    { label: t('acts.remove'), onSelect: () => remove.mutate(undefined) },
  ];
}
