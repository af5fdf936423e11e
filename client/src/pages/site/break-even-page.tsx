import { BreakEvenCalculator } from '@/features/break-even/calculator';
import { BreakEvenMethod } from '@/features/break-even/results/method';
import { calculatorTexts } from '@/features/break-even/texts/calculator';
import { Band } from '@/features/site/layouts/band';
import { Split } from '@/features/site/layouts/split';
import { PageIntro } from '@/features/site/page-intro';
import { AskButton } from '@/features/site/frame/ask-button';
import { SitePage } from '@/features/site/frame/site-page';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { ButtonLink } from '@/ui/navigation/link';

/** The break-even calculator; in print without the site's header and footer. */
export function BreakEvenPage() {
  const t = useTexts(calculatorTexts);
  useHead({
    title: t('meta.title'),
    description: t('meta.description'),
    keywords: t('meta.keywords'),
  });
  return (
    <div className="print:[&>footer]:hidden print:[&>header]:hidden">
      <SitePage>
        <PageIntro title={t('hero.title')} lead={t('hero.lead')} low />
        <div className="mx-auto mt-5 max-w-content px-4 sm:px-6 md:mt-8">
          <BreakEvenCalculator />
        </div>
        <Split title={t('method.title')}>
          <BreakEvenMethod />
        </Split>
        <div className="print:hidden">
          <Band
            title={t('contact.title')}
            text={t('contact.text')}
            actions={
              <>
                <AskButton topic="break-even">{t('contact.ask')}</AskButton>
                <ButtonLink to={addressOf(sitePages.solutions)} variant="secondary">
                  {t('contact.solutions')}
                </ButtonLink>
              </>
            }
          />
        </div>
      </SitePage>
    </div>
  );
}
