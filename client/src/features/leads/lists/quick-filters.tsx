import { useQuery } from '@tanstack/react-query';
import type { RecordSection } from '@shared/leads/sections';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import type { ListFilters } from '@/lib/lists/list-filters';
import { Toggles } from '@/ui/navigation/toggles';
import { countOf } from '../records';
import { recordTexts } from '../texts/record';
import { filterIn } from './use-record-list';

/** Filters that one press sets; of several, one is on. */
export interface QuickFilter {
  value: string;
  label: string;
  /** None for all rows. */
  filter: ListFilters;
  /** Whether the number of its rows stands beside it. */
  isCounted?: boolean;
}

const namesOf = (quick: readonly QuickFilter[]) => [
  ...new Set(quick.flatMap(({ filter }) => Object.keys(filter))),
];

const without = (filters: ListFilters, names: readonly string[]): ListFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));

/** Parts what the address asks for: the quick filter that it names, if any, and what is asked besides. */
export function partQuick(quick: readonly QuickFilter[], active: ListFilters) {
  const names = namesOf(quick);
  const asked = (filters: ListFilters) => JSON.stringify(names.map((name) => filters[name]));
  const chosen = quick.find(({ filter }) => asked(filter) === asked(active));
  return { chosen, besides: chosen ? without(active, names) : active };
}

interface QuickFiltersProps {
  section: RecordSection;
  quick: readonly QuickFilter[];
  active: ListFilters;
  onChange: (filters: ListFilters) => void;
}

/** The quick filters of a list in one row, which a phone has below the search. */
export function QuickFilters({ section, quick, active, onChange }: QuickFiltersProps) {
  const t = useTexts(recordTexts);
  const { chosen } = partQuick(quick, active);
  return (
    <Toggles
      label={t('timeline.show')}
      options={quick.map(({ value, label, filter, isCounted }) => ({
        value,
        label,
        badge: isCounted && <Counted section={section} filter={filter} />,
      }))}
      chosen={chosen?.value}
      onChoose={(value) =>
        onChange({
          ...without(active, namesOf(quick)),
          ...quick.find((each) => each.value === value)?.filter,
        })
      }
      className="max-xl:order-last max-xl:basis-full xl:max-w-max xl:grow-99 xl:basis-96 [&>button]:gap-1.5 [&>button]:px-2.5"
    />
  );
}

/** How many rows a quick filter finds; nothing for none. */
function Counted({ section, filter }: Pick<QuickFiltersProps, 'section'> & Pick<QuickFilter, 'filter'>) {
  const { language } = useLanguage();
  const { data } = useQuery({ ...countOf(section, filterIn(filter)), staleTime: 0 });
  if (!data?.count) return null;
  return <span className="text-warning tabular-nums">{formatNumber(data.count, language)}</span>;
}
