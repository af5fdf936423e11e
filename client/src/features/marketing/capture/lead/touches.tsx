import type { Touch } from '@shared/marketing/capture/touch';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { leadTexts } from '../texts/lead';
import type { Lead } from '../reads';
import { useTouchWords } from '../use-touch-words';

/** Where a lead came from at first and at last, in words. */
export function Touches({ lead: { firstTouch, firstFrom, lastTouch, lastFrom } }: { lead: Lead }) {
  const t = useTexts(leadTexts);
  const told = useTold();
  const [first, last] = [told(firstTouch, firstFrom), told(lastTouch, lastFrom)];
  const isOne = first?.words === last?.words && first?.day === last?.day;
  const touches = isOne
    ? ([['same', first]] as const)
    : ([
        ['first', first],
        ['last', last],
      ] as const);
  return (
    <section aria-label={t('touches.title')}>
      <h2 className="text-xl">{t('touches.title')}</h2>
      <dl className="mt-1">
        {touches.map(([name, touch]) => (
          <div key={name} className="border-b border-line py-2">
            <dt className="text-sm text-muted">{t(`touches.${name}`)}</dt>
            <dd className="wrap-anywhere">
              {touch ? touch.words : t('touches.unknown')}
              {touch && (
                <time dateTime={touch.at} className="block text-sm text-muted">
                  {touch.moment}
                </time>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A touch in words; a visit and its form on one day are shown as one. */
function useTold() {
  const { language } = useLanguage();
  const words = useTouchWords();
  return (touch: Touch | null, from: string | null) =>
    touch && {
      at: touch.at,
      words: words(touch, from),
      day: formatDate(touch.at, language, { dateStyle: 'medium' }),
      moment: formatDate(touch.at, language, { dateStyle: 'medium', timeStyle: 'short' }),
    };
}
