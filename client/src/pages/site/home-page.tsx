import { ContactForm } from '@/features/enquiries/contact-form';
import { AboutSection } from '@/features/site/about-section';
import { CallToAction } from '@/features/site/call-to-action';
import { ContactSection } from '@/features/site/contact-section';
import { useCurrentSection } from '@/features/site/frame/use-current-section';
import { useNamedSection } from '@/features/site/sections';
import { ServicesSection } from '@/features/site/catalogue/services-section';
import { SitePage } from '@/features/site/frame/site-page';
import { SolutionsSection } from '@/features/site/catalogue/solutions-section';
import { metaTexts } from '@/features/site/texts/meta';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { HomeHero } from './home-hero';

export function HomePage() {
  useNamedSection();
  return (
    <SitePage>
      <HomeHead />
      <HomeHero />
      <AboutSection />
      <ServicesSection />
      <SolutionsSection />
      <CallToAction />
      <ContactSection>
        <ContactForm />
      </ContactSection>
    </SitePage>
  );
}

/** The key of each section's title and description, for the tab, bookmarks and the history. */
const pageKeys = {
  inicio: 'home',
  nosotros: 'about',
  servicios: 'services',
  soluciones: 'solutions',
  contacto: 'contact',
} as const;

/** A separate component, so that a change of section renders nothing else. */
function HomeHead() {
  const t = useTexts(metaTexts);
  const key = pageKeys[useCurrentSection()];
  useHead({
    title: t(`${key}.title`),
    description: t(`${key}.description`),
    keywords: t(`${key}.keywords`),
  });
  return null;
}
