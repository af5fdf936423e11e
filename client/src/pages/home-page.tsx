import { ContactForm } from '@/features/enquiries/contact-form';
import { ContactSection } from '@/features/site/contact-section';
import { Hero } from '@/features/site/hero';
import { SectionLink } from '@/features/site/section-link';
import { useNamedSection } from '@/features/site/sections';
import { ServicesSection } from '@/features/site/services-section';
import { SitePage } from '@/features/site/site-page';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';
import { buttonLook } from '@/ui/button-look';

export function HomePage() {
  const t = useTexts('site');
  useHead({
    title: t('site.home.title'),
    description: t('site.home.description'),
    keywords: t('site.home.keywords'),
  });
  useNamedSection();
  return (
    <SitePage>
      <Hero
        id="inicio"
        eyebrow={t('site.hero.eyebrow')}
        title={t('site.hero.title')}
        lead={t('site.hero.lead')}
        actions={
          <>
            <SectionLink section="servicios" className={buttonLook('primary')}>
              {t('site.hero.services')}
            </SectionLink>
            <SectionLink section="contacto" className={buttonLook('secondary')}>
              {t('site.hero.contact')}
            </SectionLink>
          </>
        }
      />
      <ServicesSection />
      <ContactSection>
        <ContactForm />
      </ContactSection>
    </SitePage>
  );
}
