import { useQuery } from '@tanstack/react-query';
import { consultingTakeover } from '@shared/consulting/takeover/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { newSince, upToNow, useDismissals } from '@/lib/use-dismissals';
import { Offer } from '@/ui/offer';
import { takeoverTexts } from './texts/takeover';
import { useTaken } from './use-taken';

interface FurtherItemsProps {
  companyId: number;
  list: 'products' | 'strengths';
}

/** A number that words always have: a strength that is offered has no id yet. */
const numberOf = (words: string) =>
  Array.from(words).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_007, 7);

/** What the linked company of COMERZIA has and a list here does not, until it is taken over or the offer is hidden. */
export function FurtherItems({ companyId, list }: FurtherItemsProps) {
  const t = useTexts(takeoverTexts);
  const { tell, refresh } = useTaken();
  const { dismissed, dismiss } = useDismissals(t('notDismissed'));
  const { data } = useQuery({ ...query(consultingTakeover.further, { companyId }), staleTime: 0 });
  const save = useSave(consultingTakeover.takeFurther, {
    onSaved: (made) => tell(made, t('taken', { count: made.products.length + made.strengths.length })),
    onFailed: (error) => {
      toast({ variant: 'destructive', title: t('notTaken'), description: errorText(error) });
      void refresh();
    },
  });
  if (!dismissed || !data) return null;
  const name = `takeover/consultia/${companyId}/${list}`;
  const strengths = data.strengths
    .map((words) => ({ id: numberOf(words), name: words }))
    .filter(({ id }) => !dismissed.includes(`${name}/${id}`));
  const offered = list === 'products' ? newSince(data.products, dismissed, name) : strengths;
  if (offered.length === 0) return null;
  const names = offered.map((one) => one.name).join(list === 'products' ? ', ' : ' · ');
  const productIds = list === 'products' ? offered.map(({ id }) => id) : [];
  const said = list === 'strengths' ? offered.map((one) => one.name) : [];
  return (
    <div className="mt-4">
      <Offer
        title={t(`${list}.title`)}
        text={t(`${list}.text`, { count: offered.length, names })}
        take={t('take')}
        dismiss={t('dismiss')}
        pending={save.isPending}
        onTake={() => save.mutate({ params: { companyId }, body: { productIds, strengths: said } })}
        onDismiss={() => {
          if (list === 'products') dismiss(upToNow(offered, name));
          else for (const { id } of offered) dismiss(`${name}/${id}`);
        }}
      />
    </div>
  );
}
