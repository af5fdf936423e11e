import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { recordAddress, type RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { TextLink } from '@/ui/navigation/link';
import { countOf, listOf, type ListSearch, type Rows } from '../records';
import { recordTexts } from '../texts/record';
import { sectionsTexts } from '../texts/sections';

interface RelatedRecordsProps<Of extends RecordSection> {
  section: Of;
  search: ListSearch;
  nameOf: (row: Rows[Of]) => string;
  /** Shown after the name. */
  hint?: (row: Rows[Of]) => ReactNode;
  /** What can be done with one, at the end of its line. */
  acts?: (row: Rows[Of]) => ReactNode;
}

const FIRST = 6;
const MOST = 200;

/** The records of a section that belong to another record; nothing without any. */
export function RelatedRecords<Of extends RecordSection>(props: RelatedRecordsProps<Of>) {
  const { section, search, nameOf, hint, acts } = props;
  const t = useTexts(recordTexts);
  const tSections = useTexts(sectionsTexts);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    ...listOf(section, { ...search, limit: isOpen ? MOST : FIRST }),
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const { data: total } = useQuery({ ...countOf(section, search), staleTime: 0 });
  // The acts of the record add the first one.
  if (data?.rows.length === 0) return null;
  const label = tSections(`sections.${section}.label`);
  return (
    <section aria-label={label} className="max-lg:order-none!">
      <h2 className="text-xl">
        {label} {total && total.count > 0 && <span className="text-muted tabular-nums">{total.count}</span>}
      </h2>
      <ul>
        {data?.rows.map((row) => (
          <li key={row.id} className="flex min-h-11 items-center gap-3 border-b border-line">
            <div className="min-w-0 grow py-1.5">
              <TextLink to={recordAddress(section, row.id)} className="wrap-anywhere">
                {nameOf(row)}
              </TextLink>
              <div className="text-sm text-muted empty:hidden">{hint?.(row)}</div>
            </div>
            {acts?.(row)}
          </li>
        ))}
      </ul>
      {!isOpen && data?.next && (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('related.more')}
        </Button>
      )}
    </section>
  );
}
