import { useState } from 'react';
import type { AddressedFact } from '@shared/marketing/products/analysis';
import type { Fact } from '@shared/marketing/products/fact';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { Form } from '@/ui/controls/form';
import type { Product } from '../../reads';
import { factsTexts } from '../../texts/facts';
import { useProductAct } from '../use-product-act';
import { FactTextLine } from './fact-text-line';

interface AddressedProps {
  product: Product;
  fact: Fact;
  wrong: AddressedFact;
}

/** Asks for a fact as the campaigns speak to their readers, with what it could be. */
export function Addressed({ product, fact, wrong: { words, texts, instead } }: AddressedProps) {
  const t = useTexts(factsTexts);
  const said = fact.translation ?? fact.text;
  const [text, setText] = useState(instead ?? said);
  const field = fact.translation ? 'translation' : 'text';
  const save = useProductAct(
    (changed: string) =>
      call(
        marketingProductsApi.changeFact,
        { id: product.id },
        { fact: fact.id, [field]: changed, version: product.version },
      ),
    { done: t('saved'), shows: [field] },
  );
  return (
    <Form
      pending={save.isPending}
      onSubmit={() => text.trim() && text !== said && save.mutate(text)}
      className="mt-2 grid gap-2 rounded-card border border-warning/40 bg-warning/8 p-3"
    >
      <p className="text-sm">{t(`addressed.${texts}`, { words })}</p>
      <FactTextLine
        label={t('instead')}
        value={text}
        onChange={setText}
        error={save.problemOf(field)}
        pending={save.isPending}
      />
    </Form>
  );
}
