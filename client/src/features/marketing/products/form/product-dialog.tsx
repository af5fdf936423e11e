import { useTexts } from '@/i18n/use-texts';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { Dialog } from '@/ui/overlays/dialog';
import type { ListedCompany, Product } from '../../reads';
import { productsTexts } from '../texts/products';

const ProductForm = lazyPart(async () => (await import('./product-form')).ProductForm);

interface ProductDialogProps {
  open: boolean;
  company: ListedCompany;
  /** The product to edit; without one it is created. */
  product?: Product;
  onClose: () => void;
  onSaved?: (saved: Product) => void;
}

/** The dialog in which a product is added or edited. */
export function ProductDialog({ open, company, product, onClose, onSaved }: ProductDialogProps) {
  const t = useTexts(productsTexts);
  useLoadedLater(ProductForm);
  return (
    <Dialog open={open} onClose={onClose} title={t(product ? 'form.edit' : 'form.create')}>
      {open && (
        <ProductForm
          company={company}
          {...(product && { product })}
          onSaved={(saved) => {
            onClose();
            onSaved?.(saved);
          }}
        />
      )}
    </Dialog>
  );
}
