import { addDays } from '@shared/list/periods';
import { useTexts } from '@/i18n/use-texts';
import { Checkbox } from '@/ui/controls/fields/checkbox';
import { TextField } from '@/ui/controls/fields/text-field';
import { Alert } from '@/ui/feedback/alert';
import { todayIn } from '../../publications/calendar/time/wall';
import { publicationsTexts } from '../../publications/texts/publications';
import { goingLiveTexts } from '../texts/going-live';
import type { LaunchForm } from '../use-launch';
import { waitingPosts } from '../use-known';
import { LaunchPart } from './part';

/** The posts with the day and time of each. */
export function PostsPart({ launch }: { launch: LaunchForm }) {
  const t = useTexts(goingLiveTexts);
  const { values, known } = launch;
  const waiting = new Set(waitingPosts(known.set).map(({ id }) => id));
  return (
    <LaunchPart title={t('posts.title')}>
      {values.posts.length === 0 && <p className="text-muted">{t('posts.none')}</p>}
      {values.posts.length > 0 && (
        <>
          <p className="text-sm text-muted">{t('posts.zone', { zone: known.company.timezone })}</p>
          <ul className="grid gap-3">
            {values.posts.map(({ id, name }, at) => (
              <li key={id} className="grid min-w-0 gap-2">
                {waiting.has(id) ? (
                  <Post launch={launch} at={at} />
                ) : (
                  <p className="text-muted">{t('posts.done', { name })}</p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </LaunchPart>
  );
}

function Post({ launch, at }: { launch: LaunchForm; at: number }) {
  const t = useTexts(publicationsTexts);
  const { field, values, known, problemOf } = launch;
  const { id, name = '', goes = false } = values.posts[at] ?? {};
  const today = todayIn(known.company.timezone);
  const problem = id !== undefined && problemOf(id);
  return (
    <fieldset aria-label={name} className="grid min-w-0">
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <Checkbox {...checkboxOf(field(`posts.${at}.goes`))} />
        <span className="min-w-0">{name}</span>
      </label>
      {goes && (
        <div className="grid grid-cols-2 items-start gap-3 pl-8 max-sm:pl-0 [&_div:has(>label)]:sr-only">
          <TextField
            type="date"
            label={t('scheduling.day')}
            min={today}
            max={addDays(today, 365)}
            {...field(`posts.${at}.day`)}
          />
          <TextField type="time" label={t('scheduling.time')} {...field(`posts.${at}.time`)} />
        </div>
      )}
      {problem && <Alert tone="danger">{problem}</Alert>}
    </fieldset>
  );
}

/** The wiring of a checkbox, which shows no error of its own. */
const checkboxOf = <Wiring extends { error: string | undefined }>({ error: _error, ...wiring }: Wiring) =>
  wiring;
