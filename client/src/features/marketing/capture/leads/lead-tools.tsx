import { useTexts } from '@/i18n/use-texts';
import { type FilterColumn, filtersIn, filterText } from '@/lib/lists/list-filters';
import { useSearchWords } from '@/lib/lists/use-search-words';
import { Button } from '@/ui/controls/button';
import { FilterBar } from '@/ui/data-table/filters/filter-bar';
import { ListSearchBox } from '@/ui/data-table/filters/list-search-box';
import { portalIcons } from '@/ui/portal-icons';
import { captureTexts } from '../texts/capture';
import { useCaptureState } from '../use-capture-state';
import { useDownload } from '../use-download';

interface LeadToolsProps {
  filters: readonly FilterColumn[];
  /** The address of the file that holds what the list shows. */
  file: string;
}

/** The search box and the filters of the leads, and the file of those that are shown. */
export function LeadTools({ filters, file }: LeadToolsProps) {
  const t = useTexts(captureTexts);
  const { state, change } = useCaptureState(filters);
  const { words, setWords, search } = useSearchWords(state.q, (q) => change({ q }, { replace: true }));
  const download = useDownload();
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:mb-2">
      <ListSearchBox
        words={words}
        onWords={setWords}
        onSearch={search}
        className="basis-24! max-md:grow md:w-32 md:flex-none! xl:w-48"
      />
      <FilterBar
        columns={filters}
        filters={filtersIn(filters, state.filter)}
        onChange={(next) => change({ filter: filterText(next) })}
      />
      <Button
        variant="quiet"
        icon={portalIcons.download}
        pending={download.isPending}
        title={t('leads.export')}
        onClick={() => download.mutate(file)}
      >
        <span className="sr-only">{t('leads.export')}</span>
      </Button>
    </div>
  );
}
