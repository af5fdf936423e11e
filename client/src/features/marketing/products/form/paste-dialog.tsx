import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { pastedText } from '@shared/marketing/products/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { TextAreaField } from '@/ui/controls/fields/text-field';
import { Dialog } from '@/ui/overlays/dialog';
import type { Product } from '../../reads';
import { productsTexts } from '../texts/products';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';

interface PasteDialogProps {
  open: boolean;
  product: Product;
  onClose: () => void;
}

/** The dialog in which a text about a product is pasted; its facts are added. */
export function PasteDialog({ open, product, onClose }: PasteDialogProps) {
  const t = useTexts(productsTexts);
  return (
    <Dialog open={open} onClose={onClose} title={t('form.paste.title')} description={product.name}>
      {open && <PasteForm product={product} onSaved={onClose} />}
    </Dialog>
  );
}

function PasteForm({ product: { id }, onSaved }: { product: Product; onSaved: () => void }) {
  const t = useTexts(productsTexts);
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const { field, frame } = useSaveForm(pastedText, {
    defaultValues: { text: '' },
    save: (body) => call(marketingProductsApi.addText, { id }, body),
    failed: { title: t('form.paste.notAdded') },
    onSaved: ({ act, name }) => {
      void refresh();
      tell(act, { title: t('form.paste.added'), description: name });
      onSaved();
    },
  });
  return (
    <Form {...frame} className="grid gap-4">
      <TextAreaField label={t('form.fields.text')} hint={t('form.hints.text')} rows={10} {...field('text')} />
      <Button type="submit" pending={frame.pending} className="justify-self-end">
        {t('form.paste.save')}
      </Button>
    </Form>
  );
}
