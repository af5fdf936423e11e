import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consultingTakeover } from '@shared/consulting/takeover/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { newSince, upToNow, useDismissed, useHiding } from '@/ui/feedback/use-dismissals';
import { Offer } from '@/ui/offer';
import { OfferedItem, type ProductType } from './offered-item';
import { takeoverTexts } from './texts/takeover';
import { useTaken } from './use-taken';

interface FurtherItemsProps {
  companyId: number;
  list: 'products' | 'strengths';
}

/** A number derived from the words, because an offered strength has no id yet. */
const numberOf = (words: string) =>
  Array.from(words).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_007, 7);

/** What is offered for a list and was not hidden; undefined until it is read. */
function useOffered({ companyId, list }: FurtherItemsProps, name: string) {
  const dismissed = useDismissed();
  const { data } = useQuery({ ...query(consultingTakeover.further, { companyId }), staleTime: 0 });
  if (!dismissed || !data) return undefined;
  if (list === 'products') return newSince(data.products, dismissed, name);
  return data.strengths
    .map((words) => ({ id: numberOf(words), name: words }))
    .filter(({ id }) => !dismissed.includes(`${name}/${id}`));
}

/**
 * What the linked company of COMERZIA has and a list here does not, each to be chosen, until it is taken over or the
 * offer is hidden.
 */
export function FurtherItems({ companyId, list }: FurtherItemsProps) {
  const t = useTexts(takeoverTexts);
  const { tell, refresh } = useTaken();
  const { hide } = useHiding();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [types, setTypes] = useState<Readonly<Record<number, ProductType>>>({});
  const save = useSave(consultingTakeover.takeFurther, {
    onSaved: (made) => tell(made, t('taken', { count: made.products.length + made.strengths.length })),
    onFailed: (error) => {
      toast({ variant: 'destructive', title: t('notTaken'), description: errorText(error) });
      void refresh();
    },
  });
  const name = `takeover/consultia/${companyId}/${list}`;
  const offered = useOffered({ companyId, list }, name);
  if (!offered || offered.length === 0) return null;
  const typeOf = (id: number) => types[id] ?? 'product';
  // One alone is taken or hidden, and needs no box.
  const isAlone = offered.length === 1;
  const chosen = offered.filter(({ id }) => isAlone || !left.has(id));
  const body =
    list === 'products'
      ? { products: chosen.map(({ id }) => ({ id, type: typeOf(id) })) }
      : { strengths: chosen.map((one) => one.name) };
  const choose = (id: number, isChosen: boolean) =>
    setLeft(new Set(isChosen ? [...left].filter((other) => other !== id) : [...left, id]));
  return (
    <div className="mt-4">
      <Offer
        title={t(`${list}.title`)}
        text={t(`${list}.text`, { count: offered.length })}
        take={t(`${list}.take`)}
        dismiss={t('dismiss')}
        isRow={isAlone}
        isEmpty={chosen.length === 0}
        pending={save.isPending}
        onTake={() => save.mutate({ params: { companyId }, body })}
        onDismiss={() =>
          hide(...(list === 'products' ? [upToNow(offered, name)] : offered.map(({ id }) => `${name}/${id}`)))
        }
      >
        <ul className="grid gap-1">
          {offered.map(({ id, name: words }) => (
            <OfferedItem
              key={id}
              name={words}
              isChosen={isAlone || !left.has(id)}
              onChoose={isAlone ? undefined : (isChosen) => choose(id, isChosen)}
              type={list === 'products' ? typeOf(id) : undefined}
              onType={(type) => setTypes({ ...types, [id]: type })}
            />
          ))}
        </ul>
      </Offer>
    </div>
  );
}
