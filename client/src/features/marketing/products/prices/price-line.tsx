import type { Wire } from '@shared/http/wire';
import type { ProductAnalysis } from '@shared/marketing/products/analysis';
import { pricesOf } from '@shared/marketing/products/brief/prices';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { priceText } from '@shared/marketing/products/price-text';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { moneyText } from '@/lib/values/money';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import type { Product } from '../../reads';
import { productsTexts } from '../texts/products';
import { mainPrice } from './main-price';
import { useProductAct } from '../saving/use-product-act';

interface ProductPriceProps {
  product: Product;
  analysis: Wire<ProductAnalysis> | undefined;
}

/** What a product is among others, its price with what it includes, and the price before with its confirmation. */
export function ProductPrice({ product, analysis }: ProductPriceProps) {
  const t = useTexts(productsTexts);
  const { language } = useLanguage();
  const price = mainPrice(product, language);
  const basis = product.priceBasis ?? 'unsaid';
  const [main] = pricesOf(product);
  const known = main ? priceText(main, product.currency ?? 'EUR', language) : '';
  const typed = known || (price ? t(`price.${basis === 'request' ? 'unsaid' : basis}`, { price }) : '');
  const said = basis === 'request' ? t('price.request') : typed;
  return (
    <div className="grid gap-2">
      <p className="text-muted">
        {product.category && `${product.category} · `}
        <span className={said ? 'font-semibold text-ink' : undefined}>{said || t('price.none')}</span>
      </p>
      {analysis?.hidesPrice && <p className="text-sm text-muted">{t('price.hidden')}</p>}
      {product.comparePriceMinor !== null && (
        <PriceBefore product={product} minor={product.comparePriceMinor} />
      )}
    </div>
  );
}

function PriceBefore({ product, minor }: { product: Product; minor: number }) {
  const t = useTexts(productsTexts);
  const { language } = useLanguage();
  const { id, version, currency, comparePriceConfirmedAt } = product;
  const price = moneyText(minor, currency ?? 'EUR', language);
  const confirm = useProductAct(
    (confirmed: boolean) => call(marketingProductsApi.confirmComparePrice, { id }, { confirmed, version }),
    { done: t(comparePriceConfirmedAt ? 'price.unconfirmed' : 'price.nowConfirmed') },
  );
  const drop = useProductAct(
    () => call(marketingProductsApi.update, { id }, { comparePriceMinor: null, version }),
    { done: t('price.dropped') },
  );
  if (comparePriceConfirmedAt) {
    const date = formatDate(comparePriceConfirmedAt, language, { dateStyle: 'medium' });
    return (
      <div className="text-sm text-muted">
        <p className="text-base text-ink">{t('price.before', { price })}</p>
        <p>{t('price.confirmed', { date })}</p>
        <IfMayWrite>
          <Button
            variant="quiet"
            className="-ml-4"
            pending={confirm.isPending}
            onClick={() => confirm.mutate(false)}
          >
            {t('price.unconfirm')}
          </Button>
        </IfMayWrite>
      </div>
    );
  }
  return (
    <Alert tone="warning" title={t('price.ask', { price })}>
      <p>{t('price.why')}</p>
      <IfMayWrite>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" pending={confirm.isPending} onClick={() => confirm.mutate(true)}>
            {t('price.yes')}
          </Button>
          <Button variant="quiet" pending={drop.isPending} onClick={() => drop.mutate(undefined)}>
            {t('price.no')}
          </Button>
        </div>
      </IfMayWrite>
    </Alert>
  );
}
