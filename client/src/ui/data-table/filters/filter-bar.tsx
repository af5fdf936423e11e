import { useRef } from 'react';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import type { FilterColumn, ListFilter, ListFilters } from '@/lib/lists/list-filters';
import { Button } from '../../controls/button';
import { IconButton } from '../../controls/icon-button';
import { Popover } from '../../overlays/popover';
import { filterTexts } from '../texts/filters';
import { AddFilter } from './add-filter';
import { FilterEditor } from './filter-editor';
import { saidFilter } from './said-filter';

interface FilterBarProps {
  /** The columns that can be filtered. */
  columns: readonly FilterColumn[];
  /** The active filters; `filtersIn` reads them from the address. */
  filters: ListFilters;
  onChange: (filters: ListFilters) => void;
  /** Where many controls stand beside it. */
  isShort?: boolean;
}

/** The active filters of a list, each a chip that opens its form, and the menu that adds one. */
export function FilterBar({ columns, filters, onChange, isShort = false }: FilterBarProps) {
  const t = useTexts(filterTexts);
  const bar = useRef<HTMLFieldSetElement>(null);
  const active = columns.filter(({ name }) => filters[name]);

  function apply(name: string, filter: ListFilter | undefined) {
    const { [name]: _, ...others } = filters;
    onChange(filter ? { ...filters, [name]: filter } : others);
    // The chip that had the focus is gone.
    if (!filter) bar.current?.querySelector<HTMLElement>('[data-adds-filter]')?.focus();
  }

  return (
    <fieldset ref={bar} aria-label={t('label')} className="flex flex-wrap items-center gap-2">
      {active.map((column) => (
        <FilterChip
          key={column.name}
          column={column}
          filter={filters[column.name] as ListFilter}
          onApply={(filter) => apply(column.name, filter)}
        />
      ))}
      <AddFilter
        columns={columns.filter(({ name, linked }) => !linked && !filters[name])}
        onAdd={apply}
        isShort={isShort}
      />
      {active.length > 1 && (
        <Button
          variant="quiet"
          onClick={() => {
            onChange({});
            bar.current?.querySelector<HTMLElement>('[data-adds-filter]')?.focus();
          }}
        >
          {t('removeAll')}
        </Button>
      )}
    </fieldset>
  );
}

interface FilterChipProps {
  column: FilterColumn;
  filter: ListFilter;
  onApply: (filter: ListFilter | undefined) => void;
}

function FilterChip({ column, filter, onApply }: FilterChipProps) {
  const t = useTexts(filterTexts);
  const { language } = useLanguage();
  const said = saidFilter(column, filter, { t, language });
  return (
    <div className="flex max-w-full items-center rounded-control border border-line bg-surface">
      <Popover
        label={column.label}
        face={<span className="truncate">{said}</span>}
        className="flex min-h-11 min-w-0 items-center rounded-control pr-1 pl-3 hover:text-brand"
      >
        {(close) => (
          <FilterEditor
            column={column}
            filter={filter}
            onApply={(changed) => {
              close();
              onApply(changed);
            }}
          />
        )}
      </Popover>
      <IconButton
        icon="close"
        label={t('remove', { column: column.label })}
        onClick={() => onApply(undefined)}
      />
    </div>
  );
}
