import { useState } from 'react';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import { imageAddress, type Product } from '../reads';
import { productsTexts } from './texts/products';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { useUndo } from '../use-undo';
import { PasteDialog } from './form/paste-dialog';
import { useProductState } from './use-product-state';

/** A product's photo, name and category, and what can be done with it. */
export function ProductHead({ product, onEdit }: { product: Product; onEdit: () => void }) {
  const t = useTexts(productsTexts);
  const [pasting, setPasting] = useState(false);
  const { name, category, photoId } = product;
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
      {photoId !== null && (
        <img
          src={imageAddress(photoId)}
          alt={t('photo', { name })}
          className="size-20 shrink-0 rounded-card border border-line object-cover"
        />
      )}
      <div className="min-w-0 grow basis-52">
        <h2 tabIndex={-1} className="text-2xl wrap-anywhere">
          {name}
        </h2>
        {category && <p className="text-muted">{category}</p>}
      </div>
      <IfMayWrite>
        <div className="flex flex-wrap gap-1">
          <Button variant="secondary" icon={portalIcons.document} onClick={() => setPasting(true)}>
            {t('acts.paste')}
          </Button>
          <IconButton icon={portalIcons.pencil} label={t('acts.edit', { name })} onClick={onEdit} />
          <RemoveButton product={product} />
        </div>
      </IfMayWrite>
      <PasteDialog open={pasting} product={product} onClose={() => setPasting(false)} />
    </header>
  );
}

/** Deletes at once: the notice takes it back. */
function RemoveButton({ product: { id, name } }: { product: Product }) {
  const t = useTexts(productsTexts);
  const { change } = useProductState();
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const remove = useSaving(() => call(marketingProductsApi.remove, { id }), {
    onSaved: ({ act }) => {
      change({ product: '', ask: '' }, { replace: true });
      tell(act, { title: t('removed'), description: name });
      void refresh(`/api/marketing/products/${id}`);
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('notRemoved'), description: errorText(error) }),
  });
  return (
    <IconButton
      icon={portalIcons.trash}
      label={t('acts.remove', { name })}
      disabled={remove.isPending}
      onClick={() => remove.mutate(undefined)}
    />
  );
}
