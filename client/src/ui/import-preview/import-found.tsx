import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { useMedia } from '@/lib/use-media';
import { Disclosure } from '../controls/disclosure';
import { SelectField } from '../controls/fields/select-field';
import { Alert } from '../feedback/alert';
import type { ImportKind, ShownImport } from './import-kind';
import { RowsTable } from './rows/rows-table';
import { importTexts } from './texts/import';
import { useColumnName } from './use-column-name';

/** The rows of the file that are shown before it is mapped. */
const FIRST = 3;

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

interface ImportFoundProps {
  kind: ImportKind;
  detail: ShownImport;
  /** The kind of record that the file was expected to hold; empty for none. */
  expected: string;
  onEntity: (entity: string) => void;
}

/** What was found in a file: its form, its first rows, and which kind of record they are taken for. */
export function ImportFound({ kind, detail, expected, onEntity }: ImportFoundProps) {
  const t = useTexts(importTexts);
  const { language } = useLanguage();
  const { format, delimiter, encoding, rowCount, columns, mapping, isRemembered } = detail;
  const counted = (key: 'rows' | 'columns', count: number) =>
    t(`found.${key}`, { count, number: formatNumber(count, language) });
  const written = delimiterNames[(delimiter ?? ',') as keyof typeof delimiterNames] ?? 'comma';
  const facts = [
    t(format === 'vcard' ? 'found.vcard' : `found.${written}`),
    encoding.toUpperCase(),
    counted('rows', rowCount),
    counted('columns', columns.length),
  ];
  const nameOf = (entity: string) => kind.entities.find(({ value }) => value === entity)?.label ?? entity;
  const isOther = expected !== '' && expected !== mapping.entity;
  return (
    <section aria-labelledby="import-found" className="mb-8 grid grid-cols-1 gap-4">
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <div>
          <h2 id="import-found" className="text-xl">
            {t('found.title')}
          </h2>
          <p className="mt-1 text-muted">{facts.join(' · ')}</p>
        </div>
        {kind.entities.length > 1 && (
          <SelectField
            label={t('found.entity')}
            value={mapping.entity}
            onChange={({ target }) => onEntity(target.value)}
            choices={kind.entities}
          />
        )}
      </div>
      {isOther && (
        <Alert tone="info">
          <p>{t('found.other', { expected: nameOf(expected), found: nameOf(mapping.entity) })}</p>
        </Alert>
      )}
      {isRemembered && (
        <Alert tone="info">
          <p>{t('found.remembered')}</p>
        </Alert>
      )}
      {columns.every(({ header }) => header === '') && (
        <Alert tone="info">
          <p>{t('found.noHeaders')}</p>
        </Alert>
      )}
      <FirstRows kind={kind} detail={detail} />
    </section>
  );
}

function FirstRows({ kind, detail }: { kind: ImportKind; detail: ShownImport }) {
  const t = useTexts(importTexts);
  const nameOf = useColumnName();
  const isNarrow = useMedia('(max-width: 767px)');
  const { data } = useQuery(query(kind.endpoints.rows, { id: detail.id }, { limit: FIRST }));
  if (!data) return null;
  return (
    <Disclosure open={!isNarrow} summary={t('found.first')}>
      <RowsTable
        caption={t('found.first')}
        columns={detail.columns.map(nameOf)}
        rows={data.rows.map(({ line, cells }) => ({ line, cells: cells.map((text) => ({ text })) }))}
      />
    </Disclosure>
  );
}
