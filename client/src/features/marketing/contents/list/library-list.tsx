import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { marketingContentsApi } from '@shared/marketing/contents/endpoints';
import { useKindName } from '../use-kind-name';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { askedFilter } from '@/lib/lists/list-filters';
import { usePages } from '@/lib/lists/use-pages';
import { DataTable } from '@/ui/data-table/data-table';
import type { RowPages } from '@/ui/data-table/row-pages';
import { Button } from '@/ui/controls/button';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../../reads';
import { contentsTexts } from '../texts/contents';
import type { ListedContent } from '../reads';
import { ReuseDialog } from '../reuse/reuse-dialog';
import { useContentActs } from '../use-content-acts';
import { libraryOrders, useLibraryState } from '../use-library-state';
import { EmptyLibrary, NothingFound } from './empty-library';
import { LibraryTools } from './library-tools';
import { useResults } from './use-results';
import { titleOf } from './titles';
import { filtersOf, useContentColumns } from './use-content-columns';

interface LibraryListProps {
  company: ListedCompany;
  /** Opens the bin. */
  onBin: () => void;
}

/** What the address asks the endpoints for. */
function useAsked(company: ListedCompany) {
  const t = useTexts(contentsTexts);
  const kindName = useKindName();
  const filters = filtersOf(t, kindName);
  const { state, change } = useLibraryState(filters);
  const { q, product, sort, filter } = state;
  const asked = {
    company: company.id,
    product: product || undefined,
    q: q || undefined,
    filter: askedFilter(filters, filter),
  };
  const isOneProduct = company.productCount < 2 || product !== '';
  return { filters, sort, change, isOneProduct, asked: asked as { company: number } };
}

/** The library: all texts of a company, those of its campaigns and those that stand alone. */
export function LibraryList({ company, onBin }: LibraryListProps) {
  const t = useTexts(contentsTexts);
  const search = useSearch();
  const { filters, sort, change, isOneProduct, asked } = useAsked(company);
  const [reused, setReused] = useState<ListedContent | null>(null);
  const pages = usePages(marketingContentsApi.list, {}, { ...asked, sort }, { keepsRows: true });
  const { data: total } = useQuery({ ...query(marketingContentsApi.count, {}, asked), staleTime: 0 });
  const { data: all } = useQuery({
    ...query(marketingContentsApi.count, {}, { company: company.id }),
    staleTime: 0,
  });
  const isFirst = all?.count === 0;
  const listed = pages.data?.pages.flatMap(({ rows }) => rows) ?? [];
  // Told by the rows that are there: a column that differs appears with a page, and none goes away.
  const isAlike = (of: (row: (typeof listed)[number]) => string | null) => new Set(listed.map(of)).size < 2;
  const inCommon = {
    product: isOneProduct || isAlike(({ productName }) => productName),
    author: isAlike(({ author, by }) => by ?? author),
  };
  const results = useResults(company.id);
  const acts = useRowActs(company, setReused);
  const hrefOf = ({ id }: ListedContent) => {
    const held = new URLSearchParams(search);
    held.set('content', String(id));
    return `${stepAddress(company.id, 'contents')}?${held}`;
  };
  return (
    <>
      <PageHeading
        isNamed
        title={t('title')}
        tools={!isFirst && <LibraryTools companyId={company.id} filters={filters} />}
        actions={
          <Button variant="quiet" icon={portalIcons.trash} title={t('bin')} onClick={onBin}>
            {t('bin')}
          </Button>
        }
      />
      <DataTable<ListedContent>
        label={t('title')}
        columns={useContentColumns(t, { inCommon, results })}
        pages={pages as RowPages<ListedContent>}
        rowName={titleOf}
        rowHref={hrefOf}
        sort={sort}
        onSort={(next) => change({ sort: libraryOrders.find((one) => one === next) ?? '-updatedAt' })}
        letters={false}
        isTall
        acts={acts}
        leadingAct
        {...(total && total.count > 0 && { total })}
        emptyState={isFirst ? <EmptyLibrary company={company} /> : <NothingFound />}
      />
      {results.size > 0 && <p className="mt-1 text-sm text-muted">{t('results.note')}</p>}
      <ReuseDialog content={reused} company={company} onClose={() => setReused(null)} />
    </>
  );
}

function useRowActs(company: ListedCompany, onReuse: (content: ListedContent) => void) {
  const t = useTexts(contentsTexts);
  const { copy, remove } = useContentActs(company);
  return (content: ListedContent) => {
    const { name, campaignId } = content;
    return [
      {
        act: 'copy',
        icon: portalIcons.copy,
        label: t('acts.copyOne', { name }),
        short: t('acts.copy'),
        reads: true,
        onSelect: () => copy(content),
      },
      {
        act: 'reuse',
        icon: portalIcons.share,
        label: t('acts.reuseOne', { name }),
        short: t('acts.reuse'),
        onSelect: () => onReuse(content),
      },
      // One of a campaign goes with it.
      ...(campaignId === null
        ? [
            {
              act: 'remove',
              icon: portalIcons.trash,
              label: t('acts.removeOne', { name }),
              short: t('acts.remove'),
              onSelect: () => remove(content),
            },
          ]
        : []),
    ];
  };
}
