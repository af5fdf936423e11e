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
    <div className="mb-2 flex flex-wrap items-center gap-2">
      <ListSearchBox words={words} onWords={setWords} onSearch={search} className="basis-24! max-sm:grow" />
      <FilterBar
        columns={filters}
        filters={filtersIn(filters, state.filter)}
        onChange={(next) => change({ filter: filterText(next) })}
      />
      <Button
        variant="quiet"
        icon={portalIcons.download}
        pending={download.isPending}
        className="sm:ml-auto"
        onClick={() => download.mutate(file)}
      >
        {t('leads.export')}
      </Button>
    </div>
  );
}
