import { useQueryClient } from '@tanstack/react-query';
import { dismissalsApi } from '@shared/dismissals/endpoints';
import { type StartStep, startDismissal } from '@shared/today/today';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { todayOf } from '../reads';
import { startTexts } from '../texts/start';

/** Hides a first step for good; its notice offers to show it again. */
export function useDismissal(step: StartStep) {
  const t = useTexts(startTexts);
  const client = useQueryClient();
  const about = startDismissal(step);
  const refresh = () => client.invalidateQueries(todayOf());
  const onFailed = (error: Error) =>
    toast({ variant: 'destructive', title: t('notHidden'), description: errorText(error) });
  const show = useSaving(() => call(dismissalsApi.remove, {}, { about }), {
    onSaved: () => {
      toast({ title: t('shown') });
      void refresh();
    },
    onFailed,
  });
  return useSaving(() => call(dismissalsApi.add, {}, { about }), {
    onSaved: () => {
      toast({ title: t('hidden'), action: { label: t('undo'), onSelect: () => show.mutate(undefined) } });
      void refresh();
    },
    onFailed,
  });
}
