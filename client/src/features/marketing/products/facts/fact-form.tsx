import type { Fact } from '@shared/marketing/products/fact';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { newFact } from '@shared/marketing/products/schemas';
import { factKinds } from '@shared/marketing/products/scales';
import { useTexts } from '@/i18n/use-texts';
import { ApiError, call } from '@/lib/api/api-client';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { showServerErrors } from '@/lib/forms/form-errors';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/select-field';
import { TextField } from '@/ui/controls/text-field';
import { commonTexts } from '@/ui/texts/common';
import type { Product } from '../../reads';
import { factsTexts } from '../../texts/facts';
import { useProductAct } from '../use-product-act';

interface FactFormProps {
  product: Product;
  /** The fact to edit; without one the form adds a fact. */
  fact?: Fact;
  onClose: () => void;
}

const fields = ['text', 'kind', 'until', 'translation'] as const;

/** Adds or changes a fact in place. */
export function FactForm({ product, fact, onClose }: FactFormProps) {
  const t = useTexts(factsTexts);
  const tCommon = useTexts(commonTexts);
  const { id, version } = product;
  const { form, field } = useSchemaForm(newFact, {
    text: fact?.text ?? '',
    kind: fact?.kind ?? 'feature',
    until: fact?.until ?? null,
    translation: fact?.translation ?? null,
  });
  const save = useProductAct(
    (values: ReturnType<typeof newFact.parse>) =>
      fact
        ? call(marketingProductsApi.changeFact, { id }, { ...values, fact: fact.id, version })
        : call(marketingProductsApi.addFact, { id }, values),
    { done: t(fact ? 'saved' : 'added'), onSaved: onClose, shows: fields },
  );
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onError: (error) => void (error instanceof ApiError && showServerErrors(form, error)),
    }),
  );
  return (
    <Form
      pending={save.isPending}
      onSubmit={() => void submit()}
      className="my-2 grid gap-3 rounded-card border border-line bg-surface p-4"
    >
      <TextField
        label={t('fields.text')}
        hint={t('hints.text')}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened the form is gone
        autoFocus
        {...field('text')}
      />
      {fact && fact.language !== product.language && (
        <TextField
          label={t('fields.translation', { language: t(`languages.${product.language}`) })}
          autoComplete="off"
          {...field('translation')}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={t('fields.kind')}
          choices={factKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          {...field('kind')}
        />
        <TextField
          label={t('fields.until')}
          type="date"
          optional
          {...field('until', { setValueAs: (value: string | null) => value || null })}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" disabled={save.isPending} onClick={onClose}>
          {tCommon('actions.cancel')}
        </Button>
        <Button type="submit" pending={save.isPending}>
          {tCommon(fact ? 'actions.save' : 'actions.add')}
        </Button>
      </div>
    </Form>
  );
}
