import { Suspense } from 'react';
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
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { restingPart } from '@/lib/address/resting-part';
import { useHead } from '@/lib/address/head';
import { ExampleSection } from './example/example-section';
import { HomeHero } from './home-hero';

const Questions = restingPart(async () => (await import('@/features/site/questions')).Questions);

export function HomePage() {
  useNamedSection();
  const { language } = useLanguage();
  return (
    <SitePage>
      <HomeHead />
      <HomeHero />
      <ExampleSection />
      <AboutSection />
      <ServicesSection />
      <SolutionsSection />
      <Suspense>
        <Questions key={language} />
      </Suspense>
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
