import { useState } from 'react';
import { itemsTexts } from '../texts/items';
import { columns } from './reading/columns';
import type { KnownItems } from './reading/read-cell';
import type { ImportRow } from './reading/read-import';
import { messageText } from '@shared/messages';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Checkbox } from '@/ui/controls/fields/checkbox';
import { RowsTable } from '@/ui/import-preview/rows/rows-table';
import type { CompanyList } from '@shared/consulting/items/lists';
import { shortText } from '../../short-text';
import { useCellTexts } from './use-cell-texts';
import type { Import } from './use-import';

interface PreviewProps {
  kind: CompanyList;
  rows: Import;
  known: KnownItems;
}

/** Number of rows shown first and with each "show more"; rows with problems are always shown. */
const PORTION = 100;

/** The values read from each row, with each problem beside its cell. On a phone each row is a card. */
export function ImportPreview({ kind, rows, known }: PreviewProps) {
  const t = useTexts(itemsTexts);
  const { language } = useLanguage();
  const [portion, setPortion] = useState(PORTION);
  const { headings, cellOf } = useCellTexts(known);
  const all = rows.read.rows;
  const isShown = (row: ImportRow<CompanyList>, index: number) =>
    index < portion || (index < portion * 10 && rows.isWrong(row));
  const shown = all.filter(isShown);
  const isWrongIn = (field: string) => (row: ImportRow<CompanyList>) => {
    const { keys, texts } = rows.problemsOf(row);
    return keys[field] !== undefined || texts[field] !== undefined;
  };
  const fields = columns[kind]
    .map(({ field }) => field)
    .filter((field) => rows.read.fields.includes(field) || all.some(isWrongIn(field)));

  return (
    <div className="grid gap-3">
      <RowsTable
        caption={t('import.preview')}
        leadHeading={t('import.take')}
        columns={fields.map((field) => headings[field] ?? '')}
        rows={shown.map((row) => {
          const { keys, texts } = rows.problemsOf(row);
          const values = fields.map((field) => cellOf(row, field));
          return {
            line: row.line,
            isLeftOut: !rows.isTaken(row),
            lead: <TakeRow row={row} rows={rows} name={values[0] ?? ''} />,
            cells: fields.map((field, place) => ({
              text: values[place] ?? '',
              problem: keys[field] ? messageText(keys[field], language) : texts[field],
            })),
          };
        })}
      />
      {shown.length < all.length && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => setPortion(portion + PORTION)}
        >
          {t('import.more', { count: all.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

interface TakeRowProps {
  row: ImportRow<CompanyList>;
  rows: Import;
  name: string;
}

/** Whether a row is imported. */
function TakeRow({ row, rows, name }: TakeRowProps) {
  const t = useTexts(itemsTexts);
  return (
    <label className="flex min-h-11 items-center gap-2 whitespace-nowrap sm:min-h-8">
      <Checkbox
        checked={rows.isTaken(row)}
        onChange={() => rows.toggle(row)}
        aria-label={t('import.takeRow', { line: row.line, text: shortText(name) })}
      />
      <span aria-hidden className="text-muted tabular-nums">
        {t('import.line', { line: row.line })}
      </span>
    </label>
  );
}
