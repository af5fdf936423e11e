import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { newFact } from '@shared/marketing/products/schemas';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { customersWords } from '@shared/marketing/takeover/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Disclosure } from '@/ui/controls/disclosure';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextAreaField, TextField } from '@/ui/controls/fields/text-field';
import { Form } from '@/ui/controls/form';
import { Badge } from '@/ui/feedback/badge';
import { useBrief } from '../products/brief-context';
import { takeoverTexts } from './texts/takeover';

/** What customers wrote in LEADMANAGER, and why deals were lost; nothing of it is used before the user confirms it. */
export function HeardInSales() {
  const t = useTexts(takeoverTexts);
  const { product } = useBrief();
  const [open, setOpen] = useState<string | null>(null);
  const { data: heard } = useQuery(query(marketingTakeover.heard, {}));
  if (!heard) return null;
  const { sentences, doubts } = heard;
  const count = sentences.length + doubts.length;
  if (count === 0) return null;
  const close = () => setOpen(null);
  return (
    <Disclosure
      summary={
        <>
          {t('heard.title')} <Badge tone="info">{t('heard.count', { count })}</Badge>
        </>
      }
    >
      <p className="text-muted">{t('heard.hint')}</p>
      <ul className="mt-2 divide-y divide-line">
        {doubts.map(({ reason, count: times }) => (
          <li key={reason} className="py-2">
            <Line
              words={t('heard.lost', { reason, count: times })}
              act={t('heard.answer')}
              label={t('heard.answerOne', { reason })}
              isOpen={open === reason}
              onOpen={() => setOpen(reason)}
            />
            {open === reason && <DoubtForm onDone={close} />}
          </li>
        ))}
        {sentences.map(({ text }) => (
          <li key={text} className="py-2">
            <Line
              words={`“${text}”`}
              act={t('heard.use')}
              label={t('heard.useOne', { text })}
              isOpen={open === text}
              onOpen={() => setOpen(text)}
            />
            {open === text && <VoiceForm key={product.id} text={text} onDone={close} />}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

interface LineProps {
  words: string;
  act: string;
  label: string;
  isOpen: boolean;
  onOpen: () => void;
}

const Line = ({ words, act, label, isOpen, onOpen }: LineProps) => (
  <div className="flex flex-wrap items-center gap-x-3">
    <p className="min-w-0 grow basis-56 wrap-anywhere">{words}</p>
    {!isOpen && (
      <Button variant="secondary" aria-label={label} onClick={onOpen}>
        {act}
      </Button>
    )}
  </div>
);

/**
 * The words of a customer; they become a quote after the user has checked them and confirmed that they may be
 * published.
 */
function VoiceForm({ text, onDone }: { text: string; onDone: () => void }) {
  const t = useTexts(takeoverTexts);
  const { product, save } = useBrief();
  const { field, frame } = useSaveForm(customersWords, {
    defaultValues: { text, asks: text.endsWith('?') ? 'question' : 'worry' },
    save: (said) =>
      save({
        done: t('heard.added'),
        send: ({ version }) => call(marketingTakeover.say, { id: product.id }, { ...said, version }),
      }),
    failed: { title: t('heard.failed') },
    onSaved: onDone,
  });
  return (
    <Form {...frame} className="grid gap-3 py-2">
      <TextField label={t('heard.words')} {...field('text')} />
      <SelectField
        label={t('heard.asks.label')}
        choices={(['worry', 'question'] as const).map((value) => ({
          value,
          label: t(`heard.asks.${value}`),
        }))}
        {...field('asks')}
      />
      <CheckboxField label={t('heard.mayPublish')} {...field('mayPublish')} />
      <FormActs pending={frame.pending} onCancel={onDone} />
    </Form>
  );
}

/** A reason for lost deals; the answer is saved as the answer to a customer's doubt. */
function DoubtForm({ onDone }: { onDone: () => void }) {
  const t = useTexts(takeoverTexts);
  const { product, save } = useBrief();
  const { field, frame } = useSaveForm(newFact, {
    defaultValues: { place: 'doubt', text: '', answer: '' },
    save: (doubt) =>
      save({
        done: t('heard.answered'),
        send: ({ version }) => call(marketingProductsApi.addFact, { id: product.id }, { ...doubt, version }),
      }),
    failed: { title: t('heard.failed') },
    onSaved: onDone,
  });
  return (
    <Form {...frame} className="grid gap-3 py-2">
      <TextField label={t('heard.question')} hint={t('heard.questionHint')} {...field('text')} />
      <TextAreaField label={t('heard.reply')} rows={2} {...field('answer')} />
      <FormActs pending={frame.pending} onCancel={onDone} />
    </Form>
  );
}

function FormActs({ pending, onCancel }: { pending: boolean; onCancel: () => void }) {
  const t = useTexts(takeoverTexts);
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" pending={pending}>
        {t('heard.add')}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {t('heard.cancel')}
      </Button>
    </div>
  );
}
