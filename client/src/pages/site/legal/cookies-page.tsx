import { CookieTable } from '@/features/site/legal/cookie-table';
import { LegalPage } from '@/features/site/legal/legal-page';
import { cookiesTexts } from '@/features/site/legal/texts/cookies';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';

const sections = ['what', 'used', 'none', 'remove'] as const;

export function CookiesPage() {
  const t = useTexts(cookiesTexts);
  useHead({ title: t('title'), description: t('description') });
  return (
    <LegalPage
      title={t('title')}
      lead={t('lead')}
      sections={sections.map((name) => ({
        id: name,
        title: t(`sections.${name}.title`),
        text: t(`sections.${name}.text`),
        table: name === 'used' && <CookieTable />,
      }))}
    />
  );
}
