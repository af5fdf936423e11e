import { useState } from 'react';
import type { Wire } from '@shared/http/wire';
import type { ProductAnalysis } from '@shared/marketing/products/analysis';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Badge } from '@/ui/feedback/badge';
import { ButtonLink } from '@/ui/navigation/link';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { imageAddress, type Product } from '../reads';
import { productsTexts } from './texts/products';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { useUndo } from '../use-undo';
import { PasteDialog } from './form/paste-dialog';
import { useProductState } from './use-product-state';

interface ProductHeadProps {
  product: Product;
  analysis: Wire<ProductAnalysis> | undefined;
  onEdit: () => void;
}

/** A product's name with how far it is, the next step, and behind a button what else can be done with it. */
export function ProductHead({ product, analysis, onEdit }: ProductHeadProps) {
  const t = useTexts(productsTexts);
  const [pasting, setPasting] = useState(false);
  const { id, marketingCompanyId, name, photoId } = product;
  const remove = useRemoval(product);
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
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 tabIndex={-1} className="text-xl wrap-anywhere">
            {name}
          </h2>
          {analysis && <ReadyBadge analysis={analysis} />}
        </div>
      </div>
      <IfMayWrite>
        <div className="flex items-center gap-1">
          {analysis?.isReady && (
            <ButtonLink to={stepAddress(marketingCompanyId, 'campaigns', { product: String(id) })}>
              {t('writeCampaigns')}
            </ButtonLink>
          )}
          <Menu
            icon={portalIcons.more}
            label={t('acts.of', { name })}
            entries={[
              { label: t('acts.edit'), onSelect: onEdit },
              { label: t('acts.paste'), onSelect: () => setPasting(true) },
              { label: t('acts.remove'), onSelect: remove },
            ]}
          />
        </div>
      </IfMayWrite>
      <PasteDialog open={pasting} product={product} onClose={() => setPasting(false)} />
    </header>
  );
}

function ReadyBadge({ analysis: { isReady, isThin } }: { analysis: Wire<ProductAnalysis> }) {
  const t = useTexts(productsTexts);
  const tone = isThin ? 'warning' : 'positive';
  return (
    <Badge tone={isReady ? tone : 'neutral'}>
      {t(isReady ? (isThin ? 'score.thin' : 'score.ready') : 'score.notReady')}
    </Badge>
  );
}

/** Deletes at once: the notice takes it back. */
function useRemoval({ id, name }: Product) {
  const t = useTexts(productsTexts);
  const { change } = useProductState();
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const { mutate } = useSaving(() => call(marketingProductsApi.remove, { id }), {
    onSaved: ({ act }) => {
      change({ product: '', ask: '' }, { replace: true });
      tell(act, { title: t('removed'), description: name });
      void refresh(`/api/marketing/products/${id}`);
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('notRemoved'), description: errorText(error) }),
  });
  return () => mutate(undefined);
}
