import { useTexts } from '@/i18n/use-texts';
import { Checkbox } from '@/ui/controls/checkbox';
import { Disclosure } from '@/ui/controls/disclosure';
import { scheduleTexts } from '../../texts/schedule';
import type { approvedAmong } from '../reads';

type Post = ReturnType<typeof approvedAmong>[number];

interface PieceChoiceProps {
  posts: readonly Post[];
  value: number[];
  onChange: (ids: number[]) => void;
}

/** Which posts are scheduled, in the order in which they were ticked; those that were out before stand apart. */
export function PieceChoice({ posts, value, onChange }: PieceChoiceProps) {
  const t = useTexts(scheduleTexts);
  const fresh = posts.filter(({ isNew }) => isNew);
  const former = posts.filter(({ isNew }) => !isNew);
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id]);
  const rows = (shown: readonly Post[]) => (
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
      <legend className="font-medium">{t('pieces')}</legend>
      {rows(fresh)}
      {former.length > 0 && (
        <Disclosure
          summary={t('former', { count: former.length })}
          open={former.some(({ id }) => value.includes(id))}
        >
          {rows(former)}
        </Disclosure>
      )}
    </fieldset>
  );
}
