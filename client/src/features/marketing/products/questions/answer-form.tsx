import { useState } from 'react';
import type { ProductQuestion } from '@shared/marketing/products/analysis';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { productMessages } from '@shared/marketing/products/messages';
import { type Answerable, factLimits } from '@shared/marketing/products/scales';
import { messageText } from '@shared/messages';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { TextField } from '@/ui/controls/text-field';
import type { Product } from '../../reads';
import { productsTexts } from '../../texts/products';
import { useProductAct } from '../use-product-act';

interface AnswerFormProps {
  product: Product;
  question: ProductQuestion;
}

/** Answers a question in place. The question before the field is its label. */
export function AnswerForm({ product: { id }, question }: AnswerFormProps) {
  const t = useTexts(productsTexts);
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const save = useProductAct(
    (answer: string) =>
      call(marketingProductsApi.answer, { id }, { question: question.part as Answerable, text: answer }),
    { done: t('questions.answered'), onSaved: () => setText(''), shows: ['text'] },
  );
  function submit() {
    setMissing(text.trim() === '');
    if (text.trim() !== '') save.mutate(text);
  }
  const missing = isMissing ? messageText(productMessages['answer.required'], language) : undefined;
  return (
    <Form pending={save.isPending} onSubmit={submit} className="mt-2 flex flex-wrap items-start gap-2">
      <div className="min-w-0 grow basis-64 [&_div:has(>label)]:sr-only">
        <TextField
          label={question.text}
          value={text}
          maxLength={factLimits.text}
          autoComplete="off"
          inputMode={question.part === 'url' ? 'url' : 'text'}
          error={missing ?? save.problemOf('text')}
          onChange={({ target }) => {
            setText(target.value);
            setMissing(false);
          }}
        />
      </div>
      <Button type="submit" variant="secondary" pending={save.isPending}>
        {t('questions.answer')}
      </Button>
    </Form>
  );
}
