import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ProductAnalysis } from '@shared/marketing/products/analysis';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { isNotFound } from '@/lib/api/refusals';
import { classNames } from '@/lib/class-names';
import { useMedia } from '@/lib/use-media';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { portalIcons } from '@/ui/portal-icons';
import { analysisOf, type ListedCompany, type Product, productOf } from '../reads';
import { productsTexts } from './texts/products';
import { Brief } from './brief/brief';
import { BriefContext } from './brief-context';
import { BriefEntry } from './brief/brief-entry';
import { PhoneBrief } from './brief/phone-brief';
import { ReadBrief } from './brief/read-brief';
import { useBriefPlace } from './brief/use-brief-place';
import { ProductDialog } from './form/product-dialog';
import { LeftOut } from './left-out';
import { ProductPrice } from './prices/price-line';
import { ProductHead } from './product-head';
import { Features } from './proposals/features';
import { Proposals } from './proposals/proposals';
import { Contradictions } from './score/contradictions';
import { HelpsMost } from './score/helps-most';
import { ScorePanel } from './score/score-panel';
import { useIsWide } from './use-is-wide';
import { useProductState } from './use-product-state';

interface ProductPanelProps {
  id: number;
  company: ListedCompany;
  /** What stands under the questions. */
  belowBrief?: ReactNode;
  className?: string;
}

/** A product with its brief, what was proposed for it, its score, and the way to its campaigns. */
export function ProductPanel({ id, company, belowBrief, className }: ProductPanelProps) {
  const { data: product, error, refetch } = useQuery(productOf(id));
  const { data: analysis } = useQuery(analysisOf(id));
  return (
    <article className={classNames('min-w-0', className)}>
      <BackToList />
      {product && (
        <ShownProduct product={product} analysis={analysis} company={company} belowBrief={belowBrief} />
      )}
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
  const { state, change } = useProductState();
  const mayWrite = useMayWrite();
  if (mayWrite && state.ask) return null;
  return (
    <Button
      variant="quiet"
      icon={portalIcons.back}
      className="mb-2 -ml-4 lg:hidden"
      onClick={() => change({ product: '', ask: '' })}
    >
      {t('back')}
    </Button>
  );
}

function Gone() {
  const t = useTexts(productsTexts);
  return <Alert tone="info">{t('missing')}</Alert>;
}

interface ShownProductProps extends Pick<ProductPanelProps, 'company' | 'belowBrief'> {
  product: Product;
  analysis: Wire<ProductAnalysis> | undefined;
}

function ShownProduct({ product, analysis, company, belowBrief }: ShownProductProps) {
  const isPhone = useMedia('(width < 40rem)');
  const mayWrite = useMayWrite();
  const { place, asked, ask } = useBriefPlace(product, company);
  return (
    <BriefContext value={place}>
      {mayWrite && isPhone && asked ? (
        <PhoneBrief asked={asked} onAsk={ask} />
      ) : (
        <div className="grid grid-cols-1 gap-8">
          <Overview product={product} analysis={analysis} company={company} />
          <IfMayWrite otherwise={<ReadBrief />}>
            <Proposals />
            {isPhone ? <BriefEntry onAsk={ask} /> : <Brief asked={asked} />}
            {belowBrief}
          </IfMayWrite>
          <Features />
          {analysis && <LeftOut texts={analysis.leftOut} />}
        </div>
      )}
    </BriefContext>
  );
}

function Overview({ product, analysis, company }: ShownProductProps) {
  const [editing, setEditing] = useState(false);
  const isWide = useIsWide();
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <ProductHead product={product} analysis={analysis} onEdit={() => setEditing(true)} />
        <ProductPrice product={product} analysis={analysis} />
      </div>
      {analysis ? (
        <>
          {!isWide && (
            <ScorePanel analysis={analysis}>
              {analysis.helpsMost && (
                <IfMayWrite>
                  <HelpsMost part={analysis.helpsMost} />
                </IfMayWrite>
              )}
            </ScorePanel>
          )}
          <Contradictions found={analysis.contradictions} />
        </>
      ) : (
        !isWide && <Skeleton className="h-40 rounded-card" />
      )}
      <ProductDialog open={editing} product={product} company={company} onClose={() => setEditing(false)} />
    </div>
  );
}
