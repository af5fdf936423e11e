import { useState } from 'react';
import { itemsTexts } from '../../texts/items';
import { columns } from './reading/columns';
import type { ImportRow } from './reading/read-import';
import type { Department } from '@shared/consulting/items/tables';
import { messageText } from '@shared/messages';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Button } from '@/ui/controls/button';
import { Checkbox } from '@/ui/controls/checkbox';
import { FieldError } from '@/ui/controls/field';
import type { CompanyList } from '@shared/consulting/items/lists';
import { shortText } from '../../short-text';
import { useCellTexts } from './use-cell-texts';
import type { Import } from './use-import';

interface PreviewProps {
  kind: CompanyList;
  rows: Import;
  departments: readonly Department[];
}

/** Number of rows shown first and with each "show more"; rows with problems are always shown. */
const PORTION = 100;

/** The values read from each row, with each problem beside its cell. On a phone each row is a card. */
export function ImportPreview({ kind, rows, departments }: PreviewProps) {
  const t = useTexts(itemsTexts);
  const [portion, setPortion] = useState(PORTION);
  const { headings, cellOf } = useCellTexts(departments);
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
      <table className="w-full text-left text-sm max-sm:block">
        <caption className="sr-only">{t('import.preview')}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-muted">
            <th className="py-2 pr-3 font-medium">{t('import.take')}</th>
            {fields.map((field) => (
              <th key={field} className="px-3 py-2 font-medium">
                {headings[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:grid max-sm:gap-3">
          {shown.map((row) => (
            <PreviewRow
              key={row.line}
              row={row}
              rows={rows}
              cells={fields.map((field) => ({
                field,
                heading: headings[field] ?? '',
                text: cellOf(row, field),
              }))}
            />
          ))}
        </tbody>
      </table>
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

interface PreviewRowProps {
  row: ImportRow<CompanyList>;
  rows: Import;
  cells: { field: string; heading: string; text: string }[];
}

function PreviewRow({ row, rows, cells }: PreviewRowProps) {
  const t = useTexts(itemsTexts);
  const { language } = useLanguage();
  const { keys, texts } = rows.problemsOf(row);
  const isTaken = rows.isTaken(row);
  return (
    <tr className="border-b border-line align-top max-sm:grid max-sm:gap-1 max-sm:rounded-card max-sm:border max-sm:p-3">
      <td className="py-1 pr-3">
        <label className="flex min-h-11 items-center gap-2 whitespace-nowrap sm:min-h-8">
          <Checkbox
            checked={isTaken}
            onChange={() => rows.toggle(row)}
            aria-label={t('import.takeRow', { line: row.line, text: shortText(cells[0]?.text ?? '') })}
          />
          <span aria-hidden className="text-muted tabular-nums">
            {t('import.line', { line: row.line })}
          </span>
        </label>
      </td>
      {cells.map(({ field, heading, text }) => {
        const problem = keys[field] ? messageText(keys[field], language) : texts[field];
        return (
          <td key={field} className={classNames('py-2 sm:px-3', !isTaken && 'text-muted line-through')}>
            <span aria-hidden className="mr-2 text-muted sm:hidden">
              {heading}:
            </span>
            <span className="line-clamp-3 wrap-anywhere whitespace-pre-line max-sm:inline">{text}</span>
            {isTaken && problem && <FieldError id={`${row.line}-${field}`}>{problem}</FieldError>}
          </td>
        );
      })}
    </tr>
  );
}
