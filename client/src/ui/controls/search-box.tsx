import { useTexts } from '@/i18n/use-texts';
import { commonTexts } from '../texts/common';
import { controlLook } from './fields/field';

interface SearchBoxProps {
  label: string;
  words: string;
  onWords: (words: string) => void;
  /** Called by Enter; a search that runs while the user types needs none. */
  onSearch?: () => void;
  className?: string;
}

/** The words that a list is searched for; `useSearchWords` holds them. */
export function SearchBox({ label, words, onWords, onSearch, className }: SearchBoxProps) {
  const t = useTexts(commonTexts);
  return (
    <form
      aria-label={t('actions.search')}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch?.();
      }}
      className={className}
    >
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={words}
        onChange={({ target }) => onWords(target.value)}
        className={controlLook()}
      />
    </form>
  );
}
