import { useQuery, useQueryClient } from '@tanstack/react-query';
import { marketingSetsApi } from '@shared/marketing/campaigns/sets/endpoints';
import { listFormat } from '@shared/list-format';
import { campaignKinds } from '@shared/marketing/campaigns/kinds';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { useMedia } from '@/lib/use-media';
import { toast } from '@/lib/toast';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { campaignsTexts } from '../texts/campaigns';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';
import { type CampaignSet, findingsIn, isApproved, isBeingWritten, isDraft, wholeSet } from '../reads';
import { useBoardState } from '../use-board-state';
import { useWriting } from './use-writing';

interface SetActsProps {
  set: CampaignSet;
}

/** What can be done with a whole set; on a phone all of it in the menu. */
export function SetActs({ set: { id } }: SetActsProps) {
  const t = useTexts(campaignsTexts);
  const { language } = useLanguage();
  const { change } = useBoardState();
  const { data: set } = useQuery(wholeSet(id));
  const { rewrite } = useWriting();
  const approve = useApproveAll(id);
  const isPhone = useMedia('(width < 40rem)');
  const mayWrite = useMayWrite();
  if (!mayWrite || !set || isBeingWritten(set)) return null;
  const drafts = set.campaigns.filter(isDraft);
  // Of a set that is partly approved, what is left is decided piece by piece.
  const isFresh = drafts.length > 0 && !set.campaigns.some(isApproved);
  // It approves more than the three in sight.
  const kinds = [...new Set(drafts.map(({ type }) => campaignKinds[type].names[language].inName))];
  const approveAll = {
    label: t('acts.approveAll', { count: drafts.length, kinds: listFormat(language).format(kinds) }),
    onSelect: () => approve.mutate(undefined),
  };
  return (
    <>
      {isFresh && !isPhone && (
        <Button pending={approve.isPending} onClick={approveAll.onSelect}>
          {approveAll.label}
        </Button>
      )}
      <Menu
        icon={portalIcons.more}
        label={t('acts.moreOfSet')}
        disabled={rewrite.isPending || approve.isPending}
        entries={[
          ...(drafts.length > 0 && (isPhone || !isFresh) ? [approveAll] : []),
          { label: t('acts.rewordSet'), onSelect: () => rewrite.mutate(id) },
          { label: t('acts.anotherSet'), onSelect: () => change({ write: 'set' }) },
        ]}
      />
    </>
  );
}

/** Approves what has no errors; what has some is told, and marked in its piece. */
function useApproveAll(id: number) {
  const t = useTexts(campaignsTexts);
  const client = useQueryClient();
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const { change } = useBoardState();
  return useSaving(() => call(marketingSetsApi.approve, { id }), {
    onSaved: ({ act, count, refused }) => {
      const { campaigns = [] } = client.getQueryData(wholeSet(id).queryKey) ?? {};
      for (const { id: campaignId, findings } of refused) {
        const campaign = campaigns.find((one) => one.id === campaignId);
        const errors = findings.filter(({ severity }) => severity === 'error').length;
        if (campaign)
          client.setQueryData(findingsIn(campaign, campaign.piece).queryKey, { findings, errors });
      }
      const first = campaigns.find((one) => one.id === refused[0]?.id);
      // What is refused is shown at once, with the way to its sentences.
      if (first) change({ type: campaignKinds[first.type].handle, angle: first.angle });
      const description = refused.length > 0 ? t('approvedBut', { count: refused.length }) : undefined;
      tell(act, {
        title: t('approvedAll', { count }),
        ...(description && { description }),
        ...(count === 0 && { variant: 'destructive' as const }),
      });
      void refresh();
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('notApproved'), description: errorText(error) }),
  });
}
