import { CookieTable } from '@/features/site/cookie-table';
import { LegalPage } from '@/features/site/legal-page';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';

const sections = ['what', 'used', 'none', 'remove'] as const;

export function CookiesPage() {
  const t = useTexts('cookies');
  useHead({ title: t('cookies.title'), description: t('cookies.description') });
  return (
    <LegalPage
      title={t('cookies.title')}
      lead={t('cookies.lead')}
      sections={sections.map((name) => ({
        title: t(`cookies.sections.${name}.title`),
        text: t(`cookies.sections.${name}.text`),
        children: name === 'used' && <CookieTable />,
      }))}
    />
  );
}
