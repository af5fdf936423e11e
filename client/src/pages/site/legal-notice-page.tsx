import { LegalPage } from '@/features/site/legal-page';
import { OperatorFacts } from '@/features/site/operator-facts';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';
import { site } from '@shared/site';

const sections = ['owner', 'use', 'content', 'finance', 'property', 'links', 'law'] as const;

export function LegalNoticePage() {
  const t = useTexts('legal');
  useHead({ title: t('legal.title'), description: t('legal.description') });
  return (
    <LegalPage
      title={t('legal.title')}
      lead={t('legal.lead')}
      sections={sections.map((name) => ({
        title: t(`legal.sections.${name}.title`),
        text: t(`legal.sections.${name}.text`, { name: site.legalName }),
        children: name === 'owner' && <OperatorFacts />,
      }))}
    />
  );
}
