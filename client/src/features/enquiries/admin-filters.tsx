import { type FormEvent, useState } from 'react';
import { enquiryStates } from '@shared/enquiries/schemas';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import { SelectField } from '@/ui/controls/select-field';
import { TextField } from '@/ui/controls/text-field';
import { commonTexts } from '@/ui/texts/common';
import type { EnquirySearch } from './admin-use-enquiries';
import { adminTexts } from './texts/admin';

interface AdminFiltersProps {
  search: EnquirySearch;
  onChange: (changed: Partial<EnquirySearch>) => void;
}

export function AdminFilters({ search, onChange }: AdminFiltersProps) {
  const t = useTexts(adminTexts);
  const tCommon = useTexts(commonTexts);

  const [words, setWords] = useState(search.q);
  const [searched, setSearched] = useState(search.q);

  // "Back" changes the search without this form.
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
      aria-label={tCommon('actions.search')}
      onSubmit={submit}
      className="mb-6 grid items-end gap-3 sm:grid-cols-[1fr_auto_auto]"
    >
      <TextField
        label={t('search.label')}
        type="search"
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <SelectField
        label={t('search.state')}
        value={search.state}
        onChange={(event) => onChange({ state: event.target.value as EnquirySearch['state'] })}
        choices={enquiryStates.map((state) => ({ value: state, label: t(`search.${state}`) }))}
      />
      <Button type="submit" variant="secondary" icon={portalIcons.search}>
        {tCommon('actions.search')}
      </Button>
    </form>
  );
}
