import { useTexts } from '@/i18n/use-texts';
import { Link } from '@/ui/navigation/link';
import type { Today } from '../reads';
import { todayTexts } from '../texts/today';
import { useWhen } from './use-when';

/** What comes in the next days, in the order of time. */
export function ComingList({ coming }: Pick<Today, 'coming'>) {
  const t = useTexts(todayTexts);
  const when = useWhen();
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby="coming" className="mt-6">
      <h2 id="coming" className="mb-2 text-base font-semibold">
        {t('coming')}
      </h2>
      <ul className="rounded-card border border-line bg-surface">
        {coming.map(({ kind, id, title, about, to, ...moment }) => (
          <li
            key={`${kind} ${id}`}
            className="flex flex-wrap items-center gap-x-3 border-b border-line px-3 py-2 last:border-b-0"
          >
            <div className="min-w-0 grow basis-60">
              <Link to={to} className="block py-1 font-medium wrap-anywhere hover:underline">
                {title}
              </Link>
              <p className="flex flex-wrap gap-x-2 text-sm text-muted">
                <span>{t(`comingKinds.${kind}`)}</span>
                {about && <span>{about}</span>}
              </p>
            </div>
            <time dateTime={moment.at} className="text-sm text-muted tabular-nums">
              {when(moment)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
