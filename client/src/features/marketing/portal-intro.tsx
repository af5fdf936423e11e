import { useTexts } from '@/i18n/use-texts';
import { paths } from '@/lib/paths';
import { Card } from '@/ui/card';
import { ButtonLink } from '@/ui/link';

const steps = ['analysis', 'campaigns', 'graphics', 'publishing', 'capture', 'replies'] as const;

/** What the portal does, for those who are not signed in. */
export function PortalIntro() {
  const t = useTexts('marketing');
  return (
    <>
      <section className="on-night pt-32 pb-16 sm:pt-40 sm:pb-24">
        <div className="mx-auto max-w-content px-4 sm:px-6">
          <p className="mb-3 font-semibold text-accent">{t('marketing.portal')}</p>
          <h1 tabIndex={-1} className="max-w-3xl text-4xl">
            {t('marketing.intro.title')}
          </h1>
          <p className="mt-4 max-w-measure text-lg text-muted">{t('marketing.intro.text')}</p>
          <ButtonLink to={paths.comerciaAuth} className="mt-8">
            {t('marketing.intro.signIn')}
          </ButtonLink>
          <p className="mt-6 max-w-measure text-sm text-muted">{t('marketing.intro.soon')}</p>
        </div>
      </section>
      <section aria-labelledby="steps" className="mx-auto max-w-content px-4 py-16 sm:px-6">
        <h2 id="steps" className="mb-8 text-3xl">
          {t('marketing.intro.stepsTitle')}
        </h2>
        <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {steps.map((step, index) => (
            <Card as="li" key={step}>
              <p aria-hidden className="mb-3 text-2xl font-semibold text-brand tabular-nums">
                {index + 1}
              </p>
              <h3 className="text-lg">{t(`marketing.steps.${step}.title`)}</h3>
              <p className="mt-1 text-muted">{t(`marketing.steps.${step}.text`)}</p>
            </Card>
          ))}
        </ol>
      </section>
    </>
  );
}
