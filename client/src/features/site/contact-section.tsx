import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Card } from '@/ui/card';
import { ContactDetails } from './contact-details';
import { Split } from './layouts/split';
import { homeTexts } from './texts/home';

/** The section with the contact details and the form, which the page passes in. */
export function ContactSection({ children }: { children: ReactNode }) {
  const t = useTexts(homeTexts);
  return (
    <Split
      id="contacto"
      title={t('contact.title')}
      lead={t('contact.lead')}
      aside={
        // A phone shows them in the footer, a screen further down.
        <div className="mt-8 max-lg:hidden">
          <ContactDetails />
        </div>
      }
    >
      <Card as="div" className="sm:p-8">
        {children}
      </Card>
    </Split>
  );
}
