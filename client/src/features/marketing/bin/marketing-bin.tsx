import { marketingBin } from '@shared/marketing/bin/endpoints';
import { type MarketingBinned, marketingBinned } from '@shared/marketing/bin/scales';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { usePages } from '@/lib/lists/use-pages';
import { BinList } from '@/ui/bin/bin-list';
import { Dialog } from '@/ui/overlays/dialog';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { binTexts } from './texts/bin';

const useBinned = (entity: MarketingBinned) => usePages(marketingBin.list, {}, { entity });

interface BinDialogProps {
  open: boolean;
  /** The kind that is shown first. */
  startsWith?: MarketingBinned;
  onClose: () => void;
}

/** What was deleted in COMERZIA, each with its way back. */
export function BinDialog({ open, startsWith = 'marketingCompany', onClose }: BinDialogProps) {
  const t = useTexts(binTexts);
  return (
    <Dialog open={open} onClose={onClose} dirty={false} title={t('title')} description={t('text')}>
      <Binned startsWith={startsWith} />
    </Dialog>
  );
}

function Binned({ startsWith }: { startsWith: MarketingBinned }) {
  const t = useTexts(binTexts);
  const refresh = useRefreshMarketing();
  const kinds = [startsWith, ...marketingBinned.filter((kind) => kind !== startsWith)];
  return (
    <BinList
      kinds={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      useBinned={useBinned}
      restore={(entity, id) => call(marketingBin.restore, {}, { entity, ids: [id] })}
      refresh={() => refresh()}
    />
  );
}
