import { useLocation } from 'wouter';
import { exampleTexts } from '@/features/site/texts/example';
import { useTexts } from '@/i18n/use-texts';
import { signInAddress } from '@/lib/session/next-address';
import { keepInTab } from '@/lib/storage';
import { portals } from '@shared/addresses/portals';
import { exampleNames } from '@shared/examples';
import { ExampleScreens, loadTypedWindow } from './example-screens';
import { useExample } from './use-example';
import { sentenceField, useSentence } from './use-sentence';

/** Below the hero: one sentence, and what the three portals make of it. */
export function ExampleSection() {
  const t = useTexts(exampleTexts);
  const { name, example, failure, choose } = useExample();
  const sentence = example?.sentence ?? t('sentence');
  const { field, typed, setTyped } = useSentence(sentence);
  const [, navigate] = useLocation();
  const own = typed?.trim();

  function keep() {
    if (own) keepInTab('first_problem', own);
    navigate(`${signInAddress(portals.consultia.signIn, portals.consultia.home)}&tab=register`);
  }

  return (
    <section aria-labelledby="example-title" className="on-night relative isolate">
      <div className="mx-auto grid max-w-content gap-x-6 gap-y-3 px-4 sm:px-6 lg:grid-cols-[2fr_3fr]">
        <h2 id="example-title" className="text-3xl lg:col-span-2">
          {t('title')}
        </h2>
        <label className="grid content-start gap-1">
          <span className="font-semibold">{t('question')}</span>
          <textarea
            ref={field}
            name={sentenceField}
            rows={2}
            autoComplete="off"
            defaultValue={t('sentence')}
            onFocus={() => void loadTypedWindow().catch(() => undefined)}
            onChange={({ target }) => setTyped(target.value)}
            className="w-full resize-none rounded-control border border-muted/60 bg-surface px-3 py-2 text-ink"
          />
        </label>
        <div className="grid content-start gap-1 noscript:hidden">
          <fieldset aria-label={t('chips')} className="flex flex-wrap gap-2 lg:mt-7">
            {exampleNames.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={!own && each === name}
                onClick={() => void choose(each).then((isShown) => isShown && setTyped(null))}
                className="min-h-11 rounded-full border border-muted/60 px-4 aria-pressed:border-brand aria-pressed:text-brand"
              >
                {t(`examples.${each}`)}
              </button>
            ))}
          </fieldset>
          <p className="text-sm">
            <span className="text-muted">{t('nothing')}</span>{' '}
            <button
              type="button"
              onClick={keep}
              className="opens-account min-h-11 font-semibold text-brand underline underline-offset-4 hover:no-underline"
            >
              {t('keep')}
            </button>{' '}
            <output className="text-muted">{failure || (own && t('typed'))}</output>
          </p>
        </div>
        <ExampleScreens sentence={own && own !== sentence ? own : undefined} example={example} />
      </div>
      {/* The screens end on the page's own ground, which stands last: before, it would move as the section arrives. */}
      <div aria-hidden className="as-page absolute inset-x-0 bottom-0 -z-10 h-50 bg-paper!" />
    </section>
  );
}
