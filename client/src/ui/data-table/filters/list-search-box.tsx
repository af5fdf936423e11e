import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { controlLook } from '../../controls/fields/field';
import { commonTexts } from '../../texts/common';

interface ListSearchBoxProps {
  words: string;
  onWords: (words: string) => void;
  /** Called by Enter. */
  onSearch: () => void;
  className?: string;
}

/** The words that a list is searched for, in one line with its filters; the key of the search leads here. */
export function ListSearchBox({ words, onWords, onSearch, className }: ListSearchBoxProps) {
  const t = useTexts(commonTexts);
  return (
    <input
      type="search"
      data-act="search"
      aria-label={t('actions.search')}
      placeholder={t('actions.search')}
      maxLength={200}
      value={words}
      onChange={({ target }) => onWords(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && onSearch()}
      className={classNames(controlLook('min-w-0 basis-full sm:max-w-sm sm:flex-1'), className)}
    />
  );
}
