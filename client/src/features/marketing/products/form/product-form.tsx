import type { TextKey } from '@/i18n/texts';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { TextField } from '@/ui/controls/text-field';
import { ClashAlert } from '@/ui/feedback/clash-alert';
import { commonTexts } from '@/ui/texts/common';
import { productFormTexts } from '../../texts/product-form';
import { ProductExtras } from './product-extras';
import { type ProductFormProps, useProductForm } from './use-product-form';

type FieldName =
  TextKey<typeof productFormTexts> extends infer Key
    ? Key extends `fields.${infer Name}`
      ? Name
      : never
    : never;

/** Creates a product by its name alone, since the brief asks for the rest, or edits what is no answer of the brief. */
export function ProductForm(props: ProductFormProps) {
  const t = useTexts(productFormTexts);
  const tCommon = useTexts(commonTexts);
  const { field, chosen, frame, values, clash, takeTheirs } = useProductForm(props);
  const isNew = !props.product;
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
      <TextField
        label={t('fields.name')}
        hint={isNew ? t('hints.name') : undefined}
        autoComplete="off"
        {...field('name')}
      />
      {props.product && <ProductExtras {...{ field, chosen }} currency={props.product.currency ?? 'EUR'} />}
      <Button type="submit" pending={frame.pending} className="mt-2 justify-self-end">
        {tCommon(isNew ? 'actions.create' : 'actions.save')}
      </Button>
    </Form>
  );
}
