import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isDrawing, type PictureSetStatus } from '@shared/marketing/assets/scales';
import { useTexts } from '@/i18n/use-texts';
import { LOOK_INTERVAL } from '@/lib/jobs/use-job';
import { toast } from '@/lib/toast';
import { assetsTexts } from './texts/assets';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { useUndo } from '../use-undo';
import { picturesOf } from './reads';

/** A campaign's pictures, looked up again while they are drawn; their end is told, and can be taken back. */
export function usePictures(campaignId: number) {
  const t = useTexts(assetsTexts);
  const { tell } = useUndo();
  const refresh = useRefreshMarketing();
  const pictures = useQuery({
    ...picturesOf(campaignId),
    refetchInterval: ({ state: { data } }) =>
      data?.set && isDrawing(data.set.status) ? LOOK_INTERVAL : false,
  });
  const set = pictures.data?.set;
  const before = useRef<PictureSetStatus | undefined>(undefined);
  const count = pictures.data?.pictures.length ?? 0;

  useEffect(() => {
    const was = before.current;
    before.current = set?.status;
    if (!set || was === undefined || !isDrawing(was) || isDrawing(set.status)) return;
    if (set.status === 'ready') tell(set.act, { title: t('made', { count }) });
    if (set.status === 'cancelled') toast({ title: t('stopped') });
    // The rail counts posts with pictures.
    void refresh();
  });
  return pictures;
}
