import { useLocation } from 'wouter';
import { ComerziaSteps } from '@/features/site/comerzia-steps';
import { Hero } from '@/features/site/hero';
import { SectionLink } from '@/features/site/section-link';
import { SitePage } from '@/features/site/site-page';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';
import { englishAddress, paths } from '@/lib/paths';
import { buttonLook } from '@/ui/button-look';
import { ButtonLink } from '@/ui/link';

/** ComerzIA's own page, also shown at every unknown address of the site. */
export function ComerziaPage() {
  const t = useTexts('site');
  const [path] = useLocation();
  useHead({
    title: t('site.comerzia.title'),
    description: t('site.comerzia.description'),
    noindex: englishAddress(path) !== paths.comerzia,
  });
  return (
    <SitePage>
      <Hero
        eyebrow={<span className="rounded-full border px-3 py-1 text-sm">{t('site.comerzia.soon')}</span>}
        title={
          <>
            {t('site.comerzia.heading')}
            <span className="mt-2 block text-2xl font-semibold">{t('site.comerzia.subtitle')}</span>
          </>
        }
        lead={t('site.comerzia.lead')}
        actions={
          <>
            <SectionLink section="contacto" className={buttonLook('primary')}>
              {t('site.comerzia.contact')}
            </SectionLink>
            <ButtonLink to={paths.home} variant="secondary" icon="back">
              {t('site.comerzia.home')}
            </ButtonLink>
          </>
        }
      />
      <ComerziaSteps />
    </SitePage>
  );
}
