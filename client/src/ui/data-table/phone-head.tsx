import type { ComponentProps } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { IconButton } from '../controls/icon-button';
import { SortChoice } from './sort-choice';
import { tableIcons } from './table-icons';
import { tableTexts } from './texts/table';

interface PhoneHeadProps extends Pick<ComponentProps<typeof SortChoice>, 'columns' | 'sort' | 'usual'> {
  onSort: ((sort: string) => void) | undefined;
  /** Whether each row has a box. */
  isChoosing: boolean;
  /** Shows the boxes, or takes them away; undefined where rows cannot be ticked. */
  onChoosing: ((isOn: boolean) => void) | undefined;
}

/** What a phone has in place of a table's header: the order of the rows, and the button that shows their boxes. */
export function PhoneHead({ columns, sort, usual, onSort, isChoosing, onChoosing }: PhoneHeadProps) {
  const t = useTexts(tableTexts);
  return (
    <>
      {onSort && <SortChoice columns={columns} sort={sort} usual={usual} onSort={onSort} />}
      {onChoosing && (
        <IconButton
          icon={tableIcons.choose}
          label={t('choose')}
          aria-pressed={isChoosing}
          className="ml-auto"
          onClick={() => onChoosing(!isChoosing)}
        />
      )}
    </>
  );
}
