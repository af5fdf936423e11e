import { lazy, Suspense } from 'react';
import { exampleTexts } from '@/features/site/texts/example';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { restingPart } from '@/lib/address/resting-part';
import type { ExampleFile } from './example-file';

/** Loads the rules of the report. */
export const loadTypedWindow = async () => ({ default: (await import('./typed-window')).TypedWindow });

const TypedWindow = lazy(loadTypedWindow);

const restingWindow = (place: 0 | 1 | 2) =>
  restingPart(async () => (await import('./first-windows')).firstWindows[place]);
const resting = [restingWindow(0), restingWindow(1), restingWindow(2)] as const;

const look = 'w-[85%] max-w-100 shrink-0 snap-start lg:w-auto lg:max-w-none';

interface ExampleScreensProps {
  /** What stands on the first screen instead of the example. */
  sentence: string | undefined;
  /** An example instead of the one in the page. */
  example: ExampleFile | undefined;
}

/** The three screens side by side; a narrow screen shows one, and the others at a swipe. */
export function ExampleScreens({ sentence, example }: ExampleScreensProps) {
  const t = useTexts(exampleTexts);
  const { language } = useLanguage();
  return (
    <section
      aria-label={t('screens')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys swipe it
      tabIndex={0}
      className="relative -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-1 lg:col-span-2 lg:mx-0 lg:grid lg:grid-cols-[4fr_3fr_3fr] lg:overflow-visible lg:px-0"
    >
      {resting.map((Resting, place) => {
        const html = example?.windows[place];
        const shown =
          html === undefined ? (
            <Resting key={language} className="as-page" />
          ) : (
            <div className="as-page" dangerouslySetInnerHTML={{ __html: html }} />
          );
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a screen is its place
          <div key={place} className={look}>
            <Suspense fallback={<div className="h-84 lg:h-105" />}>
              {place === 0 && sentence ? (
                <div className="as-page">
                  <TypedWindow sentence={sentence} />
                </div>
              ) : (
                shown
              )}
            </Suspense>
          </div>
        );
      })}
    </section>
  );
}
