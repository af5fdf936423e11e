import { useState } from 'react';
import type { AddressedFact } from '@shared/marketing/products/analysis';
import type { Fact } from '@shared/marketing/products/fact';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { localOf } from '@/lib/values/moments';
import { classNames } from '@/lib/class-names';
import { actsGroup, CardActs } from '@/ui/overlays/card-acts';
import { portalIcons } from '@/ui/portal-icons';
import type { Product } from '../../reads';
import { factsTexts } from '../../texts/facts';
import { useProductAct } from '../use-product-act';
import { Addressed } from './addressed';
import { Translation } from './translation';

interface FactRowProps {
  product: Product;
  fact: Fact;
  isUntranslated: boolean;
  wrong: AddressedFact | undefined;
  onEdit: () => void;
}

/** A fact with its source, and its translation where it is in another language. */
export function FactRow({ product, fact, isUntranslated, wrong, onEdit }: FactRowProps) {
  const t = useTexts(factsTexts);
  const { id, text, translation } = fact;
  const shown = translation ?? text;
  const remove = useProductAct(
    () => call(marketingProductsApi.removeFact, { id: product.id }, { fact: id, version: product.version }),
    { done: t('removed') },
  );
  return (
    <div className={classNames(actsGroup, 'flex items-start gap-2 py-2')}>
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">{shown}</p>
        {translation && <p className="text-sm text-muted">{t('original', { text })}</p>}
        <FactSource fact={fact} />
        {isUntranslated && <Translation product={product} fact={fact} />}
        {wrong && <Addressed product={product} fact={fact} wrong={wrong} />}
      </div>
      <CardActs
        label={t('acts.menu', { text: shown })}
        acts={[
          {
            act: 'edit',
            icon: portalIcons.pencil,
            label: t('acts.edit', { text: shown }),
            short: t('acts.editShort'),
            onSelect: onEdit,
          },
          {
            act: 'delete',
            icon: portalIcons.trash,
            label: t('acts.remove', { text: shown }),
            short: t('acts.removeShort'),
            idle: remove.isPending,
            onSelect: () => remove.mutate(undefined),
          },
        ]}
      />
    </div>
  );
}

/** Where a fact was read, with the words there if they are others, and until when it holds. */
function FactSource({ fact: { text, until, source } }: { fact: Fact }) {
  const t = useTexts(factsTexts);
  const { language } = useLanguage();
  const from = t(`sources.${source.from}`);
  const said =
    source.quote && source.quote !== text
      ? t('quoted', { source: from, quote: source.quote })
      : t('source', { source: from });
  const [today] = useState(() => localOf(new Date()).slice(0, 10));
  const isOver = until !== undefined && until < today;
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {said}
      {until && (
        <span className={classNames(isOver && 'font-medium text-warning')}>
          {' · '}
          {t(isOver ? 'expired' : 'until', { date: formatDate(until, language, { dateStyle: 'medium' }) })}
        </span>
      )}
    </p>
  );
}
