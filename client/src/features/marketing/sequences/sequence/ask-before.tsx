import { marketingSequencesApi } from '@shared/marketing/sequences/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { sequencesTexts } from '../texts/sequences';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import type { Sequence } from '../reads';
import { useRepliesState } from '../use-replies-state';
import { useSequenceAct } from '../use-sequence-act';

/** What is asked before it is done. */
export type Asked = 'pause' | 'off' | 'remove';

const labels = { pause: 'acts.pause', off: 'acts.turnOff', remove: 'acts.remove' } as const;

interface AskBeforeProps {
  sequence: Sequence;
  /** Null closes the dialog. */
  asked: Asked | null;
  onClose: () => void;
}

/** Says what becomes of the mails that wait before a sequence is paused, turned off or deleted. */
export function AskBefore({ sequence, asked, onClose }: AskBeforeProps) {
  const t = useTexts(sequencesTexts);
  const refresh = useRefreshMarketing();
  const { change } = useRepliesState();
  const { id, name, active } = sequence;
  const turn = useSequenceAct(
    (status: 'paused' | 'off') => call(marketingSequencesApi.switch, { id }, { status }),
    {
      onSaved: ({ status }) => {
        toast({ title: t(status === 'off' ? 'told.off' : 'told.paused') });
        onClose();
      },
    },
  );
  const remove = useSave(marketingSequencesApi.remove, {
    onSaved: () => {
      toast({ title: t('told.removed'), description: name });
      onClose();
      change({ sequence: '' });
      void refresh(`/api/marketing/sequences/${id}`);
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('told.failed'), description: errorText(error) }),
  });
  const what = asked ?? 'pause';
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={onClose}
      onConfirm={() =>
        what === 'remove' ? remove.mutate({ params: { id } }) : turn.mutate(what === 'off' ? 'off' : 'paused')
      }
      pending={turn.isPending || remove.isPending}
      {...(what === 'remove' && { variant: 'danger' as const })}
      title={t(`ask.${what}.title`, { name })}
      description={
        <>
          <p>{t(`ask.${what}.text`)}</p>
          {what === 'remove' && active > 0 && (
            <p className="mt-2">{t('ask.remove.leads', { count: active })}</p>
          )}
        </>
      }
      confirmLabel={t(labels[what])}
    />
  );
}
