import { useTexts } from '@/i18n/use-texts';
import { type FilterColumn, filtersIn, filterText } from '@/lib/lists/list-filters';
import { useSearchWords } from '@/lib/lists/use-search-words';
import { FilterBar } from '@/ui/data-table/filters/filter-bar';
import { ListSearchBox } from '@/ui/data-table/filters/list-search-box';
import { Menu, type MenuEntry } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { captureTexts } from '../texts/capture';
import { useCaptureState } from '../use-capture-state';
import { ToAnswer } from './to-answer';
import { useDownload } from '../use-download';

interface LeadToolsProps {
  filters: readonly FilterColumn[];
  /** The address of the file that holds what the list shows. */
  file: string;
  /** What else can be done in this step. */
  entries: readonly MenuEntry[];
  /** How many people wait for an answer or for a reply. */
  waitingCount: number;
}

/** The search box and the filters of the leads, and the menu with the file of those that are shown. */
export function LeadTools({ filters, file, entries, waitingCount }: LeadToolsProps) {
  const t = useTexts(captureTexts);
  const { state, change } = useCaptureState(filters);
  const { words, setWords, search } = useSearchWords(state.q, (q) => change({ q }, { replace: true }));
  const download = useDownload();
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:mb-2 max-sm:gap-1">
      <ListSearchBox
        words={words}
        onWords={setWords}
        onSearch={search}
        className="basis-20! max-md:grow md:w-32 md:flex-none! xl:w-36"
      />
      <ToAnswer count={waitingCount} />
      <FilterBar
        columns={filters}
        filters={filtersIn(filters, state.filter)}
        onChange={(next) => change({ filter: filterText(next) })}
      />
      <Menu
        icon={portalIcons.more}
        label={t('more')}
        disabled={download.isPending}
        entries={[{ label: t('leads.export'), onSelect: () => download.mutate(file) }, ...entries]}
      />
    </div>
  );
}
