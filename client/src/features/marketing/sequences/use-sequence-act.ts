import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { sequencesTexts } from './texts/sequences';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { type Sequence, sequenceOf } from './reads';

/** Changes a sequence and shows it as it is now; `done` is the notice after a success. */
export function useSequenceAct<Values>(
  send: (values: Values) => Promise<Sequence>,
  { done, onSaved }: { done?: string; onSaved?: (saved: Sequence) => void } = {},
) {
  const t = useTexts(sequencesTexts);
  const client = useQueryClient();
  const refresh = useRefreshMarketing();
  return useSaving(send, {
    onSaved: (saved) => {
      client.setQueryData(sequenceOf(saved.id).queryKey, saved);
      if (done) toast({ title: done });
      void refresh();
      onSaved?.(saved);
    },
    onFailed: (error) => {
      toast({ variant: 'destructive', title: t('told.failed'), description: errorText(error) });
      void refresh();
    },
  });
}
