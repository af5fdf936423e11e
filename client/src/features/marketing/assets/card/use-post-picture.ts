import { isKindOf } from '@shared/marketing/campaigns/kinds';
import type { PictureLayout } from '@shared/marketing/assets/scales';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { undoTexts } from '@/ui/feedback/texts/undo';
import { putInPost, usePieceResult } from '../../piece-results';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { likelyPicture } from '../likely-picture';
import type { CampaignPictures } from '../reads';
import { assetsTexts } from '../texts/assets';

/** Which picture a post carries, and how it gets another one. */
export interface PostPicture {
  companyId: number;
  used: PictureLayout | null;
  /** Whether something is scheduled that can still get another one; if not, the post is scheduled with it. */
  isWaiting: boolean;
  use: (picture: number) => void;
  isSaving: boolean;
}

/** The picture of a post; undefined for other pieces, which go out without a choice. */
export function usePostPicture(companyId: number, data: CampaignPictures): PostPicture | undefined {
  const t = useTexts(assetsTexts);
  const tUndo = useTexts(undoTexts);
  const refresh = useRefreshMarketing();
  const { campaign } = data;
  const result = usePieceResult(companyId, campaign.id);
  const save = useSaving((picture: number) => putInPost(campaign.id, picture), {
    onSaved: ({ count, before }) => {
      toast({
        title: t('inPost.changed', { count }),
        ...(before !== null && {
          action: { label: tUndo('undo'), onSelect: () => save.mutate(before) },
        }),
      });
      void refresh();
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('inPost.notChanged'), description: errorText(error) }),
  });
  if (!isKindOf(campaign.type, 'posts')) return undefined;
  const isOut = result !== undefined && result.networks.length > 0;
  return {
    companyId,
    used: (isOut ? result.layout : likelyPicture(data)?.layout) ?? null,
    isWaiting: result !== undefined && result.waiting > 0,
    use: (picture) => save.mutate(picture),
    isSaving: save.isPending,
  };
}
