import { type ActKind, actKinds } from '@shared/acts/scales';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { oneOfThese } from '@/lib/lists/use-list-state';
import { useSearchWords } from '@/lib/lists/use-search-words';
import { SearchBox } from '@/ui/controls/search-box';
import { SelectField } from '@/ui/controls/fields/select-field';
import { useMembers } from '../../assigning/use-members';
import { actsTexts } from './texts/acts';

/** The kind of changes in the address; none for all. */
export const kindChoice = oneOfThese<ActKind | ''>(['', ...actKinds]);

interface Chosen {
  q: string;
  kind: ActKind | '';
  by: string;
}

interface ActsFilterProps {
  chosen: Chosen;
  onChoose: (changed: Partial<Chosen>, how?: { replace: boolean }) => void;
}

/** What undoes others, or cannot be undone, is no kind that anyone looks for. */
const offered = [
  'create',
  'edit',
  'move',
  'bulk',
  'delete',
  'restore',
  'import',
  'merge',
  'mail',
  'capture',
  'enquiry',
] as const satisfies readonly ActKind[];

/** Which of the changes are shown: about whom, of which kind, and by whom where the account has several members. */
export function ActsFilter({ chosen, onChoose }: ActsFilterProps) {
  const t = useTexts(actsTexts);
  const { isShared, choices } = useMembers();
  const { words, setWords, search } = useSearchWords(chosen.q, (q) => onChoose({ q }, { replace: true }));
  return (
    <div
      className={classNames(
        'mb-4 grid items-end gap-2 sm:flex [&_label]:sr-only',
        isShared ? 'grid-cols-[minmax(0,1fr)_auto]' : 'grid-cols-1',
      )}
    >
      <SearchBox
        label={t('search')}
        words={words}
        onWords={setWords}
        onSearch={search}
        className={classNames('sm:max-w-80 sm:flex-1', isShared && 'max-sm:col-span-2')}
      />
      <SelectField
        label={t('kind')}
        className="[field-sizing:content]"
        value={chosen.kind}
        choices={[
          { value: '', label: t('anyKind') },
          ...offered.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
        onChange={({ target }) => onChoose({ kind: kindChoice(target.value) })}
      />
      {isShared && (
        <SelectField
          label={t('by')}
          value={chosen.by}
          choices={[{ value: '', label: t('anybody') }, ...choices]}
          onChange={({ target }) => onChoose({ by: target.value })}
        />
      )}
    </div>
  );
}
