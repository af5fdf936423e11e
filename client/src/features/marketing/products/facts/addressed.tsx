import { useState } from 'react';
import type { AddressedFact } from '@shared/marketing/products/analysis';
import type { Fact } from '@shared/marketing/products/fact';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { factLimits } from '@shared/marketing/products/scales';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { TextField } from '@/ui/controls/text-field';
import { commonTexts } from '@/ui/texts/common';
import type { Product } from '../../reads';
import { factsTexts } from '../../texts/facts';
import { useProductAct } from '../use-product-act';

interface AddressedProps {
  product: Product;
  fact: Fact;
  wrong: AddressedFact;
}

/** Asks for a fact as the campaigns speak to their readers, with what it could be. */
export function Addressed({ product, fact, wrong: { words, texts, instead } }: AddressedProps) {
  const t = useTexts(factsTexts);
  const tCommon = useTexts(commonTexts);
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
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-56">
          <TextField
            label={t('instead')}
            value={text}
            maxLength={factLimits.text}
            autoComplete="off"
            error={save.problemOf(field)}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <Button type="submit" variant="secondary" pending={save.isPending}>
          {tCommon('actions.save')}
        </Button>
      </div>
    </Form>
  );
}
