import { BreakEvenCalculator } from '@/features/break-even/calculator';
import { BreakEvenMethod } from '@/features/break-even/method';
import { Hero } from '@/features/site/hero';
import { Section } from '@/features/site/section';
import { SectionLink } from '@/features/site/section-link';
import { SitePage } from '@/features/site/site-page';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { buttonLook } from '@/ui/button-look';
import { ButtonLink } from '@/ui/link';

const figuresId = 'figures';

/** The break-even calculator, in print without the frame of the site. */
export function BreakEvenPage() {
  const t = useTexts('breakeven');
  useHead({
    title: t('breakeven.meta.title'),
    description: t('breakeven.meta.description'),
    keywords: t('breakeven.meta.keywords'),
  });
  return (
    <div className="print:[&>footer]:hidden print:[&>header]:hidden">
      <SitePage>
        <div className="print:hidden">
          <Hero
            eyebrow={t('breakeven.hero.eyebrow')}
            title={t('breakeven.hero.title')}
            lead={t('breakeven.hero.lead')}
            actions={
              <>
                <a href={`#${figuresId}`} className={buttonLook('primary')}>
                  {t('breakeven.hero.start')}
                </a>
                <ButtonLink to={addressOf(sitePages.solutions)} variant="secondary" icon="back">
                  {t('breakeven.hero.solutions')}
                </ButtonLink>
              </>
            }
          />
        </div>
        <div id={figuresId} className="scroll-mt-[80px]">
          <Section title={t('breakeven.calculator.title')} lead={t('breakeven.calculator.lead')}>
            <BreakEvenCalculator />
          </Section>
        </div>
        <div className="border-y border-line bg-surface">
          <Section title={t('breakeven.method.title')}>
            <BreakEvenMethod />
          </Section>
        </div>
        <div className="print:hidden">
          <Section title={t('breakeven.contact.title')} lead={t('breakeven.contact.text')}>
            <div className="flex flex-wrap gap-3">
              <SectionLink section="contacto" topic="break-even" className={buttonLook('primary')}>
                {t('breakeven.contact.ask')}
              </SectionLink>
              <ButtonLink to={addressOf(sitePages.solutions)} variant="secondary">
                {t('breakeven.contact.solutions')}
              </ButtonLink>
            </div>
          </Section>
        </div>
      </SitePage>
    </div>
  );
}
