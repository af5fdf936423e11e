import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { companies } from '@shared/consulting/companies/endpoints';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { ComboboxField } from '@/ui/controls/fields/combobox-field';
import { companiesTexts } from '../../texts/companies';

/** Options that are shown at once; more words find the others. */
const SHOWN = 8;

interface CompanyPickerProps {
  label: string;
  onChoose: (companyId: number) => void;
}

/** Chooses a company by searching, and begins with the focus; of one that was assessed again, the newest assessment is offered. */
export function CompanyPicker({ label, onChoose }: CompanyPickerProps) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const [words, setWords] = useState('');
  const { data: found = [], isSuccess } = useQuery({
    ...query(companies.list, {}, { q: words }),
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const older = new Set(found.map(({ copiedFrom }) => copiedFrom));
  const offered = found.filter(({ id }) => !older.has(id)).slice(0, SHOWN);
  const dayOf = (at: string) => formatDate(at, language, { dateStyle: 'medium' });
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={frame}>
      <ComboboxField
        label={label}
        hint={isSuccess && offered.length === 0 ? t('linked.none') : undefined}
        chosen=""
        options={offered.map(({ id, name, createdAt }) => ({
          id,
          label: name,
          hint: dayOf(createdAt),
        }))}
        onSearch={setWords}
        onChoose={(option) => option && onChoose(option.id)}
      />
    </div>
  );
}
