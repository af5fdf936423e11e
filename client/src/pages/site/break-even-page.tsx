import { BreakEvenCalculator } from '@/features/break-even/calculator';
import { BreakEvenMethod } from '@/features/break-even/results/method';
import { calculatorTexts } from '@/features/break-even/texts/calculator';
import { Hero } from '@/features/site/hero/hero';
import { Section } from '@/features/site/section';
import { SectionLink } from '@/features/site/frame/section-link';
import { SitePage } from '@/features/site/frame/site-page';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { buttonLook } from '@/ui/controls/button-look';
import { ButtonLink } from '@/ui/navigation/link';

const figuresId = 'figures';

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
        <div className="print:hidden">
          <Hero
            eyebrow={t('hero.eyebrow')}
            title={t('hero.title')}
            lead={t('hero.lead')}
            actions={
              <>
                <a href={`#${figuresId}`} className={buttonLook('primary')}>
                  {t('hero.start')}
                </a>
                <ButtonLink to={addressOf(sitePages.solutions)} variant="secondary" icon="back">
                  {t('hero.solutions')}
                </ButtonLink>
              </>
            }
          />
        </div>
        <div id={figuresId} className="scroll-mt-[80px]">
          <Section title={t('calculator.title')} lead={t('calculator.lead')}>
            <BreakEvenCalculator />
          </Section>
        </div>
        <div className="border-y border-line bg-surface">
          <Section title={t('method.title')}>
            <BreakEvenMethod />
          </Section>
        </div>
        <div className="print:hidden">
          <Section title={t('contact.title')} lead={t('contact.text')}>
            <div className="flex flex-wrap gap-3">
              <SectionLink section="contacto" topic="break-even" className={buttonLook('primary')}>
                {t('contact.ask')}
              </SectionLink>
              <ButtonLink to={addressOf(sitePages.solutions)} variant="secondary">
                {t('contact.solutions')}
              </ButtonLink>
            </div>
          </Section>
        </div>
      </SitePage>
    </div>
  );
}
