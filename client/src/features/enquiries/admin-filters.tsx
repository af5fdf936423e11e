import type { FormEvent } from 'react';
import { enquiryStates } from '@shared/enquiries/schemas';
import { useTexts } from '@/i18n/use-texts';
import { useSearchWords } from '@/lib/lists/use-search-words';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { commonTexts } from '@/ui/texts/common';
import type { EnquirySearch } from './admin-use-enquiries';
import { adminTexts } from './texts/admin';

interface AdminFiltersProps {
  search: EnquirySearch;
  onChange: (changed: Partial<EnquirySearch>, options?: { replace: boolean }) => void;
}

export function AdminFilters({ search, onChange }: AdminFiltersProps) {
  const t = useTexts(adminTexts);
  const tCommon = useTexts(commonTexts);
  const {
    words,
    setWords,
    search: searchNow,
  } = useSearchWords(search.q, (q) => onChange({ q }, { replace: true }));

  function submit(event: FormEvent) {
    event.preventDefault();
    searchNow();
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
