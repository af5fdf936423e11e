import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { controlLook } from '@/ui/controls/field';
import { commonTexts } from '@/ui/texts/common';

interface ListSearchBoxProps {
  words: string;
  onWords: (words: string) => void;
  /** Called by Enter. */
  onSearch: () => void;
  className?: string;
}

/** The words that a section is searched for; the key of the search leads here. */
export function ListSearchBox({ words, onWords, onSearch, className }: ListSearchBoxProps) {
  const t = useTexts(commonTexts);
  return (
    <input
      type="search"
      data-act="search"
      aria-label={t('actions.search')}
      placeholder={t('actions.search')}
      value={words}
      onChange={({ target }) => onWords(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && onSearch()}
      className={classNames(controlLook('min-w-0 basis-full sm:max-w-sm sm:flex-1'), className)}
    />
  );
}
