import { Suspense } from 'react';
import { Hero } from '@/features/site/hero/hero';
import { SectionLink } from '@/features/site/frame/section-link';
import { homeTexts } from '@/features/site/texts/home';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { restingPart } from '@/lib/address/resting-part';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { buttonLook } from '@/ui/controls/button-look';
import { Link, TextLink } from '@/ui/navigation/link';

const ReportPiece = restingPart(
  async () => (await import('@/features/consulting/sample/report-piece')).ReportPiece,
);

const sampleReport = addressOf(sitePages.sampleReport);

/** The hero of the home page, with a piece of the sample report on a wide screen. */
export function HomeHero() {
  const t = useTexts(homeTexts);
  const { language } = useLanguage();
  return (
    <Hero
      id="inicio"
      eyebrow={t('hero.eyebrow')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <SectionLink section="servicios" className={buttonLook('primary')}>
            {t('hero.services')}
          </SectionLink>
          <SectionLink section="soluciones" className={buttonLook('secondary')}>
            {t('hero.solutions')}
          </SectionLink>
          <TextLink to={sampleReport} className="inline-flex min-h-11 items-center">
            {t('hero.sample')}
          </TextLink>
        </>
      }
      piece={
        // For the pointer only: the link above leads to the same page.
        <Link to={sampleReport} aria-hidden tabIndex={-1}>
          <Suspense>
            <ReportPiece key={language} media="(min-width: 64rem)" />
          </Suspense>
        </Link>
      }
    />
  );
}
