import { useTexts } from '@/i18n/use-texts';
import { CheckboxField } from '../controls/fields/checkbox-field';
import { Icon } from '../icons';
import { Popover } from '../overlays/popover';
import type { Column } from './column';
import { tableIcons } from './table-icons';
import { tableTexts } from './texts/table';

interface ColumnChoiceProps {
  /** The columns beside the first one, which is always shown. */
  columns: readonly Pick<Column<never>, 'name' | 'label'>[];
  shown: readonly string[];
  /** The shown columns that find room. */
  fitting: readonly string[];
  onShown: (names: string[]) => void;
}

/** The menu in which the columns of a table are chosen. */
export function ColumnChoice({ columns, shown, fitting, onShown }: ColumnChoiceProps) {
  const t = useTexts(tableTexts);
  const toggled = (name: string) =>
    columns.map((column) => column.name).filter((one) => (one === name) !== shown.includes(one));
  return (
    <Popover
      label={t('columns')}
      aria-label={t('columns')}
      title={t('columns')}
      align="end"
      className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-ink/8 hover:text-ink"
      face={<Icon name={tableIcons.columns} />}
    >
      {() => (
        <div className="-my-1">
          {columns.map(({ name, label }) => (
            <CheckboxField
              key={name}
              label={label}
              hint={shown.includes(name) && !fitting.includes(name) ? t('noRoom') : undefined}
              checked={shown.includes(name)}
              onChange={() => onShown(toggled(name))}
            />
          ))}
        </div>
      )}
    </Popover>
  );
}
