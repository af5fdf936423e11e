import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductAnalysis } from '@shared/marketing/products/analysis';
import type { Wire } from '@shared/http/wire';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { isNotFound } from '@/lib/api/api-client';
import { classNames } from '@/lib/class-names';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ButtonLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { analysisOf, type ListedCompany, type Product, productOf } from '../reads';
import { productsTexts } from '../texts/products';
import { FactList } from './facts/fact-list';
import { ProductDialog } from './form/product-dialog';
import { LeftOut } from './left-out';
import { ProductHead } from './product-head';
import { ProductPrice } from './product-price-line';
import { Questions } from './questions/questions';
import { ScorePanel } from './score/score-panel';
import { useProductState } from './use-product-state';

interface ProductPanelProps {
  id: number;
  company: ListedCompany;
  /** Opens the form of the company, which one of the questions is about. */
  onEditCompany: () => void;
  className?: string;
}

/** A product with its price, score, questions and facts. */
export function ProductPanel({ id, className, ...rest }: ProductPanelProps) {
  const { data: product, error, refetch } = useQuery(productOf(id));
  const { data: analysis } = useQuery(analysisOf(id));
  return (
    <article className={classNames('min-w-0', className)}>
      <BackToList />
      {product && <ShownProduct product={product} analysis={analysis} {...rest} />}
      {!product && !error && <Skeleton className="h-144 rounded-card" />}
      {error &&
        !product &&
        (isNotFound(error) ? <Gone /> : <ErrorState error={error} onRetry={() => void refetch()} />)}
    </article>
  );
}

/** On a phone the list is another screen. */
function BackToList() {
  const t = useTexts(productsTexts);
  const { change } = useProductState();
  return (
    <Button
      variant="quiet"
      icon={portalIcons.back}
      className="mb-2 -ml-4 lg:hidden"
      onClick={() => change({ product: '' })}
    >
      {t('back')}
    </Button>
  );
}

function Gone() {
  const t = useTexts(productsTexts);
  return <Alert tone="info">{t('missing')}</Alert>;
}

function CampaignsLink({ product: { id, marketingCompanyId } }: { product: Product }) {
  const t = useTexts(productsTexts);
  return (
    <ButtonLink
      to={stepAddress(marketingCompanyId, 'campaigns', { product: String(id) })}
      className="justify-self-start"
    >
      {t('writeCampaigns')}
    </ButtonLink>
  );
}

interface ShownProductProps extends Pick<ProductPanelProps, 'company' | 'onEditCompany'> {
  product: Product;
  analysis: Wire<ProductAnalysis> | undefined;
}

function ShownProduct({ product, analysis, company, onEditCompany }: ShownProductProps) {
  const [editing, setEditing] = useState(false);
  const edit = () => setEditing(true);
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <ProductHead product={product} onEdit={edit} />
        <ProductPrice product={product} analysis={analysis} />
      </div>
      {analysis ? (
        <>
          <ScorePanel analysis={analysis} />
          {analysis.isReady && <CampaignsLink product={product} />}
          <Questions
            product={product}
            questions={analysis.questions}
            onEdit={(what) => (what === 'company' ? onEditCompany() : edit())}
          />
        </>
      ) : (
        <Skeleton className="h-72 rounded-card" />
      )}
      <FactList
        product={product}
        untranslated={analysis?.untranslated ?? []}
        addressed={analysis?.addressed ?? []}
      />
      {analysis && <LeftOut texts={analysis.leftOut} />}
      <ProductDialog open={editing} product={product} company={company} onClose={() => setEditing(false)} />
    </div>
  );
}
