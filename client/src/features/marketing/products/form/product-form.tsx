import { useState } from 'react';
import { priceBases } from '@shared/marketing/products/scales';
import type { TextKey } from '@/i18n/texts';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/select-field';
import { TextAreaField, TextField } from '@/ui/controls/text-field';
import { ClashAlert } from '@/ui/feedback/clash-alert';
import { Tabs } from '@/ui/navigation/tabs';
import { commonTexts } from '@/ui/texts/common';
import { productFormTexts } from '../../texts/product-form';
import { ProductExtras } from './product-extras';
import { type ProductFields, type ProductFormProps, useProductForm } from './use-product-form';

type FieldName =
  TextKey<typeof productFormTexts> extends infer Key
    ? Key extends `fields.${infer Name}`
      ? Name
      : never
    : never;

/** Creates or edits a product; a new one may be described by a pasted text instead. */
export function ProductForm(props: ProductFormProps) {
  const t = useTexts(productFormTexts);
  const tCommon = useTexts(commonTexts);
  const { form, field, chosen, frame, values, isOpen, open, clash, takeTheirs } = useProductForm(props);
  const isNew = !props.product;
  const wiring = { field, chosen, values };
  return (
    <Form {...frame} className="grid gap-4">
      {clash && (
        <ClashAlert
          clash={clash}
          mine={{ ...values }}
          nameOf={(name) => t(`fields.${name as FieldName}`)}
          valueOf={(name, value) =>
            name === 'photoId' && value ? t('photoShown') : [value].flat().join(', ') || '–'
          }
          takeTheirs={takeTheirs}
        />
      )}
      <TextField label={t('fields.name')} autoComplete="off" {...field('name')} />
      {isNew ? (
        <Described {...wiring} onWay={(way) => way === 'form' && form.setValue('text', undefined)} />
      ) : (
        <FilledIn {...wiring} />
      )}
      <PriceFields {...wiring} />
      {isOpen ? (
        <ProductExtras {...wiring} />
      ) : (
        <Button variant="quiet" className="justify-self-start" onClick={open}>
          {t('more')}
        </Button>
      )}
      <Button type="submit" pending={frame.pending} className="mt-2 justify-self-end">
        {tCommon(isNew ? 'actions.create' : 'actions.save')}
      </Button>
    </Form>
  );
}

type Way = 'form' | 'text';

/** A new product is described field by field, or by a text that is pasted. */
function Described({ onWay, ...wiring }: ProductFields & { onWay: (way: Way) => void }) {
  const t = useTexts(productFormTexts);
  const [way, setWay] = useState<Way>('form');
  return (
    <Tabs<Way>
      label={t('ways.label')}
      current={way}
      onChange={(chosen) => {
        setWay(chosen);
        onWay(chosen);
      }}
      tabs={[
        { name: 'form', label: t('ways.form'), content: <FilledIn {...wiring} /> },
        {
          name: 'text',
          label: t('ways.text'),
          content: (
            <TextAreaField
              label={t('fields.text')}
              hint={t('hints.text')}
              rows={8}
              {...wiring.field('text', { setValueAs: (value?: string) => value?.trim() || undefined })}
            />
          ),
        },
      ]}
    />
  );
}

function FilledIn({ field }: ProductFields) {
  const t = useTexts(productFormTexts);
  return (
    <div className="grid gap-4">
      <TextField
        label={t('fields.category')}
        hint={t('hints.category')}
        autoComplete="off"
        optional
        {...field('category')}
      />
      <TextAreaField
        label={t('fields.characteristics')}
        hint={t('hints.characteristics')}
        {...field('characteristics')}
      />
      <TextAreaField label={t('fields.advantages')} hint={t('hints.advantages')} {...field('advantages')} />
    </div>
  );
}

function PriceFields({ field }: ProductFields) {
  const t = useTexts(productFormTexts);
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <TextField
        label={t('fields.price')}
        hint={t('hints.price')}
        autoComplete="off"
        optional
        {...field('price')}
      />
      <SelectField
        label={t('fields.priceBasis')}
        choices={[
          { value: '', label: t('asWritten') },
          ...priceBases.map((value) => ({ value, label: t(`priceBasis.${value}`) })),
        ]}
        {...field('priceBasis', { setValueAs: (value: string | null) => value || null })}
      />
    </div>
  );
}
