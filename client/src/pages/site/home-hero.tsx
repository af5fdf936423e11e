import { Hero } from '@/features/site/hero/hero';
import { SectionLink } from '@/features/site/frame/section-link';
import { homeTexts } from '@/features/site/texts/home';
import { useTexts } from '@/i18n/use-texts';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { buttonLook } from '@/ui/controls/button-look';
import { TextLink } from '@/ui/navigation/link';

/** The hero of the home page. */
export function HomeHero() {
  const t = useTexts(homeTexts);
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
          <TextLink to={addressOf(sitePages.sampleReport)} className="inline-flex min-h-11 items-center">
            {t('hero.sample')}
          </TextLink>
        </>
      }
    />
  );
}
