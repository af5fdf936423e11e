import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { toast } from '@/lib/toast';
import { ComboboxField } from '@/ui/controls/fields/combobox-field';
import { createRecord, listOf, recordOf, type Rows } from '../records';
import { recordsTexts } from '../texts/records';
import { useRefreshLeads } from '../use-refresh-leads';

type Picked = 'companies' | 'contacts' | 'opportunities';

interface RecordPickerProps {
  section: Picked;
  label: string;
  error?: string;
  value: number | null | undefined;
  onChange: (id: number | null) => void;
}

const nameOf = (row: Rows[Picked]) => ('title' in row ? row.title : (row.name ?? ''));
const hintOf = (row: Rows[Picked]) => ('companyName' in row ? row.companyName : row.domain);

/** The fields of a record that is made from its name alone. */
const named: Record<Picked, (words: string) => object> = {
  companies: (name) => ({ name }),
  opportunities: (title) => ({ title }),
  contacts: (words) => {
    if (words.includes('@')) return { points: [{ kind: 'email', value: words, primary: true }] };
    const [firstName, ...rest] = words.split(/\s+/);
    return { firstName, lastName: rest.join(' ') };
  },
};

/** Chooses a record by searching its name, or creates one of that name. */
export function RecordPicker({ section, label, error, value, onChange }: RecordPickerProps) {
  const t = useTexts(recordsTexts);
  const refresh = useRefreshLeads();
  const [words, setWords] = useState<string | null>(null);
  const { data: chosen } = useQuery({ ...recordOf(section, value ?? 0), enabled: Boolean(value) });
  const { data: found } = useQuery({
    ...listOf(section, { q: words ?? '', limit: 8 }),
    enabled: words !== null,
    placeholderData: (before) => before,
    staleTime: 0,
  });

  async function create(text: string) {
    try {
      const made = await createRecord(section, named[section](text));
      onChange(made.id);
      await refresh();
    } catch (failure) {
      toast({ variant: 'destructive', title: t('notSaved'), description: errorText(failure as Error) });
    }
  }

  return (
    <ComboboxField
      label={label}
      error={error}
      chosen={value && chosen ? nameOf(chosen) : ''}
      options={(found?.rows ?? []).map((row) => ({ id: row.id, label: nameOf(row), hint: hintOf(row) }))}
      onSearch={setWords}
      onChoose={(option) => onChange(option?.id ?? null)}
      creation={{ label: (name) => t('picker.create', { name }), create: (name) => void create(name) }}
    />
  );
}
