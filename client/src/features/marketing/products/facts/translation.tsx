import { useState } from 'react';
import type { Fact } from '@shared/marketing/products/fact';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { Form } from '@/ui/controls/form';
import type { Product } from '../../reads';
import { factsTexts } from '../../texts/facts';
import { useProductAct } from '../use-product-act';
import { FactTextLine } from './fact-text-line';

/** Asks how a fact in another language is said in the product's. */
export function Translation({ product, fact }: { product: Product; fact: Fact }) {
  const t = useTexts(factsTexts);
  const [text, setText] = useState('');
  const own = t(`languages.${product.language}`);
  const save = useProductAct(
    (translation: string) =>
      call(
        marketingProductsApi.changeFact,
        { id: product.id },
        { fact: fact.id, translation, version: product.version },
      ),
    { done: t('saved'), shows: ['translation'] },
  );
  return (
    <Form
      pending={save.isPending}
      onSubmit={() => text.trim() && save.mutate(text)}
      className="mt-2 grid gap-2 rounded-card border border-warning/40 bg-warning/8 p-3"
    >
      <p className="text-sm">{t('untranslated', { language: t(`languages.${fact.language}`), own })}</p>
      <FactTextLine
        label={t('translate', { own })}
        value={text}
        onChange={setText}
        error={save.problemOf('translation')}
        pending={save.isPending}
      />
    </Form>
  );
}
