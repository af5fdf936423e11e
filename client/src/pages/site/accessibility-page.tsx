import { ContactDetails } from '@/features/site/contact-details';
import { LegalPage } from '@/features/site/legal-page';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';
import { site } from '@shared/site';

const sections = ['aim', 'does', 'tests', 'limits', 'report'] as const;

export function AccessibilityPage() {
  const t = useTexts('accessibility');
  useHead({ title: t('accessibility.title'), description: t('accessibility.description') });
  return (
    <LegalPage
      title={t('accessibility.title')}
      lead={t('accessibility.lead')}
      sections={sections.map((name) => ({
        title: t(`accessibility.sections.${name}.title`),
        text: t(`accessibility.sections.${name}.text`, { email: site.email, phone: site.phone }),
        children: name === 'report' && <ContactDetails />,
      }))}
    />
  );
}
