import { useTexts } from '@/i18n/use-texts';
import { useSearchWords } from '@/lib/lists/use-search-words';
import { Checkbox } from '@/ui/controls/fields/checkbox';
import { Disclosure } from '@/ui/controls/disclosure';
import { TextField } from '@/ui/controls/fields/text-field';
import { MoreButton } from '@/ui/navigation/more-button';
import { publicationsTexts } from '../texts/publications';
import type { Post } from '../reads';
import type { usePosts } from './use-posts';

interface PieceChoiceProps {
  posts: ReturnType<typeof usePosts>;
  value: number[];
  onChange: (ids: number[]) => void;
}

/**
 * Which posts are scheduled, in the order in which they were ticked; those that were published before are listed
 * separately.
 */
export function PieceChoice({
  posts: { rows, pages, q, search, isLong },
  value,
  onChange,
}: PieceChoiceProps) {
  const t = useTexts(publicationsTexts);
  const { words, setWords } = useSearchWords(q, search);
  const fresh = rows.filter(({ isNew }) => isNew);
  const former = rows.filter(({ isNew }) => !isNew);
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id]);
  const list = (shown: readonly Post[]) => (
    <ul className="max-h-64 overflow-y-auto">
      {shown.map(({ id, name }) => (
        <li key={id}>
          <label className="flex min-h-11 items-center gap-3">
            <Checkbox checked={value.includes(id)} onChange={() => toggle(id)} />
            <span className="min-w-0">{name}</span>
          </label>
        </li>
      ))}
    </ul>
  );
  return (
    <fieldset>
      <legend className="font-medium">{t('scheduling.pieces')}</legend>
      {isLong && (
        <TextField
          label={t('scheduling.search')}
          type="search"
          maxLength={200}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {list(fresh)}
      {former.length > 0 && (
        <Disclosure
          summary={t('scheduling.former', { count: former.length })}
          open={fresh.length === 0 || former.some(({ id }) => value.includes(id))}
        >
          {list(former)}
        </Disclosure>
      )}
      {rows.length === 0 && <p className="py-2 text-muted">{t('scheduling.noneFound')}</p>}
      <MoreButton pages={pages}>{t('scheduling.more')}</MoreButton>
    </fieldset>
  );
}
