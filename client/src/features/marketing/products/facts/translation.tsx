import { useState } from 'react';
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

/** Asks how a fact in another language is said in the product's. */
export function Translation({ product, fact }: { product: Product; fact: Fact }) {
  const t = useTexts(factsTexts);
  const tCommon = useTexts(commonTexts);
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
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-56">
          <TextField
            label={t('translate', { own })}
            value={text}
            maxLength={factLimits.text}
            autoComplete="off"
            error={save.problemOf('translation')}
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
