import { ContactDetails } from '@/features/site/contact-details';
import { LegalPage } from '@/features/site/legal/legal-page';
import { accessibilityTexts } from '@/features/site/legal/texts/accessibility';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';

const sections = ['aim', 'does', 'tests', 'limits', 'report'] as const;

export function AccessibilityPage() {
  const t = useTexts(accessibilityTexts);
  useHead({ title: t('title'), description: t('description') });
  return (
    <LegalPage
      title={t('title')}
      lead={t('lead')}
      sections={sections.map((name) => ({
        id: name,
        title: t(`sections.${name}.title`),
        text: t(`sections.${name}.text`),
        children: name === 'report' && <ContactDetails />,
      }))}
    />
  );
}
