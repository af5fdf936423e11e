import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Card } from '@/ui/card';
import { ContactDetails } from './contact-details';
import { Section } from './section';
import { homeTexts } from './texts/home';

/** The section with the contact details and the form, which the page passes in. */
export function ContactSection({ children }: { children: ReactNode }) {
  const t = useTexts(homeTexts);
  return (
    <div className="border-t border-line bg-surface">
      <Section
        id="contacto"
        eyebrow={t('contact.eyebrow')}
        title={t('contact.title')}
        lead={t('contact.lead')}
      >
        <div className="grid gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
          <Card as="div" className="bg-paper p-5 sm:p-8">
            {children}
          </Card>
          <ContactDetails />
        </div>
      </Section>
    </div>
  );
}
