import type { Touch } from '@shared/marketing/capture/touch';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { leadTexts } from '../../texts/lead';
import type { Lead } from '../reads';
import { useTouchWords } from '../use-touch-words';

const same = (first: Touch | null, last: Touch | null) => first?.at === last?.at;

/** Where a lead came from at first and at last, in words. */
export function Touches({ lead: { firstTouch, lastTouch } }: { lead: Lead }) {
  const t = useTexts(leadTexts);
  const touches = same(firstTouch, lastTouch)
    ? ([['same', lastTouch]] as const)
    : ([
        ['first', firstTouch],
        ['last', lastTouch],
      ] as const);
  return (
    <section aria-label={t('touches.title')}>
      <h2 className="text-xl">{t('touches.title')}</h2>
      <dl className="mt-1">
        {touches.map(([name, touch]) => (
          <div key={name} className="border-b border-line py-2">
            <dt className="text-sm text-muted">{t(`touches.${name}`)}</dt>
            <dd className="wrap-anywhere">{touch ? <Told touch={touch} /> : t('touches.unknown')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Told({ touch }: { touch: Touch }) {
  const { language } = useLanguage();
  const words = useTouchWords();
  return (
    <>
      {words(touch)}
      <time dateTime={touch.at} className="block text-sm text-muted">
        {formatDate(touch.at, language, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </>
  );
}
