import { useQuery } from '@tanstack/react-query';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { newSince, upToNow, useDismissed, useHiding } from '@/ui/feedback/use-dismissals';
import { Offer } from '@/ui/offer';
import type { ListedCompany } from '../reads';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { useUndo } from '../use-undo';
import { takeoverTexts } from './texts/takeover';

/** The products of the linked company of CONSULTIA that are not here, until they are taken over or the offer is hidden. */
export function FurtherProducts({ company: { id, companyId } }: { company: ListedCompany }) {
  const t = useTexts(takeoverTexts);
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const dismissed = useDismissed();
  const { hide } = useHiding();
  const { data = [] } = useQuery({
    ...query(marketingTakeover.further, { id }),
    staleTime: 0,
    enabled: companyId !== null,
  });
  const save = useSave(marketingTakeover.takeFurther, {
    onSaved: ({ act, count }) => {
      tell(act, { title: t('further.taken', { count }) });
      void refresh();
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('further.failed'), description: errorText(error) }),
  });
  const name = `takeover/comerzia/${id}`;
  const offered = dismissed ? newSince(data, dismissed, name) : [];
  if (offered.length === 0) return null;
  const names = offered.map((product) => product.name).join(', ');
  return (
    <Offer
      title={t('further.title')}
      text={t('further.text', { names })}
      take={t('further.take', { count: offered.length })}
      dismiss={t('further.dismiss')}
      pending={save.isPending}
      onTake={() =>
        save.mutate({ params: { id }, body: { productIds: offered.map((product) => product.id) } })
      }
      onDismiss={() => hide(upToNow(offered, name))}
    />
  );
}
