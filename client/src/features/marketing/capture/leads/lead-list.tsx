import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { urlFor } from '@shared/http/params';
import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { askedFilter, type FilterColumn } from '@/lib/lists/list-filters';
import { usePages } from '@/lib/lists/use-pages';
import { useSelection } from '@/lib/lists/use-selection';
import { useMedia } from '@/lib/use-media';
import { useMayWrite } from '@/lib/session/use-may-write';
import { DataTable } from '@/ui/data-table/data-table';
import type { RowPages } from '@/ui/data-table/row-pages';
import { BesideTabs } from '@/ui/navigation/tabs';
import type { MenuEntry } from '@/ui/overlays/menu';
import type { ListedCompany } from '../../reads';
import { captureTexts } from '../texts/capture';
import { type Lead, nameOfLead } from '../reads';
import { leadOrders, useCaptureState } from '../use-capture-state';
import { BulkBin } from './bulk-bin';
import { EmptyLeads, NoLeadFound } from './empty-leads';
import { LeadTools } from './lead-tools';
import { useLeadColumns } from './use-lead-columns';
import { useLeadFilters } from './use-lead-filters';

interface LeadListProps {
  company: ListedCompany;
  /** Opens what publishes a page. */
  onPublish: () => void;
  /** What else can be done in this step: a menu beside the search, once there are leads. */
  entries?: readonly MenuEntry[];
}

/** Leaves out those who are marked as spam unless a status is asked for: they are nobody to answer or to count. */
function withoutSpam(filter = '{}'): string {
  const asked = JSON.parse(filter) as object;
  return 'status' in asked ? filter : JSON.stringify({ ...asked, status: { none: ['spam'] } });
}

/** What the address asks the endpoints for. */
function useAsked(company: ListedCompany, filters: readonly FilterColumn[]) {
  const { state, change } = useCaptureState(filters);
  const asked = {
    company: company.id,
    q: state.q || undefined,
    filter: withoutSpam(askedFilter(filters, state.filter)),
  };
  return { sort: state.sort, change, asked: asked as { company: number } };
}

/** The leads of a company: searched, filtered, their status changed in place, and put in the bin. */
export function LeadList({ company, onPublish, entries = [] }: LeadListProps) {
  const t = useTexts(captureTexts);
  const search = useSearch();
  const filters = useLeadFilters(company.id);
  const { sort, change, asked } = useAsked(company, filters);
  const pages = usePages(marketingLeadsApi.list, {}, { ...asked, sort }, { keepsRows: true });
  const { data: total } = useQuery({ ...query(marketingLeadsApi.count, {}, asked), staleTime: 0 });
  const { data: all } = useQuery({
    ...query(marketingLeadsApi.count, {}, { company: company.id }),
    staleTime: 0,
  });
  const selection = useSelection(JSON.stringify(asked));
  const isFirst = all?.count === 0;
  const mayWrite = useMayWrite();
  const isNarrow = useMedia('(max-width: 767px)');
  const tools = (
    <LeadTools
      filters={filters}
      file={urlFor(marketingLeadsApi.exportList, {}, asked)}
      entries={entries}
      waitingCount={company.unansweredCount + company.unrepliedCount}
    />
  );
  const hrefOf = ({ id }: Lead) => {
    const held = new URLSearchParams(search);
    held.set('lead', String(id));
    return `${stepAddress(company.id, 'leads')}?${held}`;
  };
  return (
    <>
      {!isFirst && (isNarrow ? tools : <BesideTabs>{tools}</BesideTabs>)}
      <DataTable<Lead>
        label={t('tabs.leads')}
        columns={useLeadColumns(company.timezone)}
        pages={pages as RowPages<Lead>}
        rowName={nameOfLead}
        rowHref={hrefOf}
        sort={sort}
        onSort={(next) => change({ sort: leadOrders.find((one) => one === next) ?? leadOrders[0] })}
        usualOrder={t('leads.usualOrder')}
        letters={false}
        isTall
        // Rows are ticked for the bin alone.
        {...(mayWrite && { selection, bulkBar: <BulkBin selection={selection} /> })}
        // While rows are ticked nothing offers to tick all that match: the bin takes leads by their ids.
        {...(total && total.count > 0 && selection.ids.size === 0 && { total })}
        emptyState={isFirst ? <EmptyLeads company={company} onPublish={onPublish} /> : <NoLeadFound />}
      />
    </>
  );
}
