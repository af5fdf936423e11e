import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assistantApi } from '@shared/assistant/endpoints';
import type { RefKind } from '@shared/assistant/refs';
import { query } from '@/lib/api/query-client';
import { ComboboxField } from '@/ui/controls/fields/combobox-field';

interface RecordFieldProps {
  label: string;
  error?: string;
  of: readonly RefKind[];
  /** The name of the present record. */
  named: string;
  onChange: (ref: string | null) => void;
}

/** Chooses a record by its name. */
export function RecordField({ label, error, of, named, onChange }: RecordFieldProps) {
  const [words, setWords] = useState<string | null>(null);
  const [chosen, setChosen] = useState(named);
  const { data: found = [] } = useQuery({
    ...query(assistantApi.records, {}, { q: words ?? '', of: of.join(',') }),
    enabled: words !== null,
    placeholderData: (before) => before,
    staleTime: 0,
  });
  return (
    <ComboboxField
      label={label}
      error={error}
      chosen={chosen}
      options={found.map(({ name, detail }, place) => ({ id: place, label: name, hint: detail }))}
      onSearch={setWords}
      onChoose={(option) => {
        setChosen(option?.label ?? '');
        onChange((option && found[option.id]?.ref) ?? null);
      }}
    />
  );
}
