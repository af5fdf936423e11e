import { type FormEvent, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { type EnquirySearch, type EnquiryState, enquiryStates } from './admin-use-search';

interface AdminFiltersProps {
  search: EnquirySearch;
  onChange: (changed: Partial<EnquirySearch>) => void;
}

export function AdminFilters({ search, onChange }: AdminFiltersProps) {
  const t = useTexts('admin', 'common');

  const [words, setWords] = useState(search.q);
  const [searched, setSearched] = useState(search.q);

  // Going back changes the search without this form.
  if (searched !== search.q) {
    setSearched(search.q);
    setWords(search.q);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    onChange({ q: words.trim() });
  }

  return (
    <form
      aria-label={t('common.actions.search')}
      onSubmit={submit}
      className="mb-6 grid items-end gap-3 sm:grid-cols-[1fr_auto_auto]"
    >
      <TextField
        label={t('admin.search.label')}
        type="search"
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <SelectField
        label={t('admin.search.state')}
        value={search.state}
        onChange={(event) => onChange({ state: event.target.value as EnquiryState })}
        choices={enquiryStates.map((state) => ({ value: state, label: t(`admin.search.${state}`) }))}
      />
      <Button type="submit" variant="secondary" icon="search">
        {t('common.actions.search')}
      </Button>
    </form>
  );
}
