import { type ReactNode, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { usePages } from '@/lib/lists/use-pages';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { commonTexts } from '@/ui/texts/common';
import type { ListedCompany } from '../reads';
import { productsTexts } from './texts/products';
import { workspaceTexts } from '../steps/texts/workspace';
import { BriefOutline } from './brief/outline';
import { ProductDialog } from './form/product-dialog';
import { type Elsewhere, ImportLink, ProductActs } from './product-acts';
import { ProductList } from './product-list';
import { ProductPanel } from './product-panel';
import { useIsWide } from './use-is-wide';
import { useProductState } from './use-product-state';

interface ProductsScreenProps {
  company: ListedCompany;
  /** Opens the form of the company. */
  onEditCompany: () => void;
  /** The way to the company elsewhere, if it is known there. */
  elsewhere?: Elsewhere | undefined;
  /** What stands under the list. */
  belowList?: ReactNode;
  /** What stands under the questions of the open product. */
  belowBrief?: ReactNode;
}

/** The products of a company at the left, the open one beside them; a phone shows one of the two. */
export function ProductsScreen({ company, onEditCompany, ...slots }: ProductsScreenProps) {
  const t = useTexts(productsTexts);
  const tSteps = useTexts(workspaceTexts);
  const { state, change, openId } = useProductState();
  const [adding, setAdding] = useState(false);
  const isWide = useIsWide();
  const { q, sort } = state;
  const pages = usePages(
    marketingProductsApi.list,
    {},
    { company: company.id, q: q || undefined, sort: sort || undefined },
    { keepsRows: true },
  );
  const rows = pages.data?.pages.flatMap((page) => page.rows);
  const shownId = openId ?? rows?.[0]?.id;
  const isEmpty = rows?.length === 0 && q === '';
  const add = () => setAdding(true);
  const { elsewhere } = slots;
  return (
    <>
      <PageHeading
        isNamed
        title={tSteps('steps.product.title')}
        actions={
          !isEmpty && (
            <ProductActs
              companyId={company.id}
              elsewhere={elsewhere}
              onAdd={add}
              onEditCompany={onEditCompany}
            />
          )
        }
      />
      {pages.error && !rows && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {!rows && !pages.error && <LoadingProducts />}
      {isEmpty && (
        <EmptyState
          icon={portalIcons.package}
          title={t('empty')}
          action={
            <IfMayWrite>
              <div className="flex flex-wrap justify-center gap-2">
                <Button icon={portalIcons.plus} onClick={add}>
                  {t('addFirst')}
                </Button>
                <ImportLink companyId={company.id} variant="secondary" />
              </div>
            </IfMayWrite>
          }
        >
          {t('emptyHint')}
        </EmptyState>
      )}
      {rows && !isEmpty && (
        <div className="grid items-start gap-6 lg:mt-4 lg:grid-cols-[minmax(16rem,20rem)_minmax(0,1fr)] xl:gap-8">
          <div
            className={classNames(
              'grid gap-4 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto',
              openId !== undefined && 'max-lg:hidden',
            )}
          >
            <ProductList company={company} rows={rows} pages={pages} shownId={shownId} />
            {isWide && shownId !== undefined && <BriefOutline key={shownId} id={shownId} />}
            {slots.belowList}
          </div>
          {shownId !== undefined && (
            <ProductPanel
              key={shownId}
              id={shownId}
              company={company}
              belowBrief={slots.belowBrief}
              className={classNames(openId === undefined && 'max-lg:hidden')}
            />
          )}
        </div>
      )}
      <ProductDialog
        open={adding}
        company={company}
        onClose={() => setAdding(false)}
        onSaved={({ id }) => change({ product: String(id), ask: 'thing' })}
      />
    </>
  );
}

function LoadingProducts() {
  const t = useTexts(commonTexts);
  return (
    <output className="grid items-start gap-6 lg:mt-4 lg:grid-cols-[minmax(16rem,20rem)_minmax(0,1fr)] xl:gap-8">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-144 rounded-card max-lg:hidden" />
    </output>
  );
}
