import { useState } from 'react';
import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import type { Selection } from '@/lib/lists/use-selection';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { portalIcons } from '@/ui/portal-icons';
import { captureTexts } from '../texts/capture';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';

/** Puts the ticked leads in the bin after asking, as one act that its notice takes back. */
export function BulkBin({ selection }: { selection: Selection }) {
  const t = useTexts(captureTexts);
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const [asking, setAsking] = useState(false);
  const count = selection.ids.size;
  const bin = useSaving(() => call(marketingLeadsApi.removeSome, {}, { ids: [...selection.ids] }), {
    onSaved: ({ act, count: done }) => {
      tell(act, { title: t('leads.removed', { count: done }) });
      selection.clear();
      setAsking(false);
      void refresh();
    },
    onFailed: (error) => {
      toast({ variant: 'destructive', title: t('leads.notRemoved'), description: errorText(error) });
      setAsking(false);
      void refresh();
    },
  });
  return (
    <>
      <Button variant="secondary" icon={portalIcons.trash} onClick={() => setAsking(true)}>
        {t('leads.delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => bin.mutate(undefined)}
        pending={bin.isPending}
        variant="danger"
        title={t('leads.askSome', { count })}
        description={t('leads.binHint')}
        confirmLabel={t('leads.delete')}
      />
    </>
  );
}
