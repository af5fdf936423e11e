import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import type { FilterColumn, ListFilter } from '@/lib/lists/list-filters';
import { buttonLook } from '../../controls/button-look';
import { Icon } from '../../icons';
import { Popover } from '../../overlays/popover';
import { tableIcons } from '../table-icons';
import { filterTexts } from '../texts/filters';
import { FilterEditor } from './filter-editor';

interface AddFilterProps {
  /** The columns without a filter. */
  columns: readonly FilterColumn[];
  onAdd: (name: string, filter: ListFilter) => void;
  /** Where many controls stand beside it: only a very wide screen has its word. */
  isShort?: boolean;
}

const empty: ListFilter = {};

/** The menu that adds a filter: first its column, then its form. */
export function AddFilter({ columns, onAdd, isShort = false }: AddFilterProps) {
  const t = useTexts(filterTexts);
  const [chosen, setChosen] = useState<FilterColumn | null>(null);
  return (
    <Popover
      data-adds-filter
      label={t('addLabel')}
      title={isShort ? t('add') : undefined}
      onClosed={() => setChosen(null)}
      className={classNames(buttonLook('quiet'), isShort && 'max-2xl:px-2.5!')}
      face={
        <>
          <Icon name={tableIcons.filter} />
          <span className={isShort ? 'max-2xl:sr-only' : 'max-sm:sr-only'}>{t('add')}</span>
        </>
      }
    >
      {(close) =>
        chosen ? (
          <FilterEditor
            column={chosen}
            filter={empty}
            onApply={(filter) => {
              if (filter) onAdd(chosen.name, filter);
              close();
            }}
          />
        ) : (
          <div className="-m-2 grid">
            {columns.map((column) => (
              <button
                key={column.name}
                type="button"
                onClick={() => setChosen(column)}
                className="min-h-11 rounded-control px-3 text-left hover:bg-ink/8"
              >
                {column.label}
              </button>
            ))}
          </div>
        )
      }
    </Popover>
  );
}
