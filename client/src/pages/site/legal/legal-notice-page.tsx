import { closingDays } from '@/features/site/legal/closing-days';
import { LegalPage } from '@/features/site/legal/legal-page';
import { OperatorFacts } from '@/features/site/legal/operator-facts';
import { UnsetFactsNote } from '@/features/site/legal/unset-facts-note';
import { legalNoticeTexts } from '@/features/site/legal/texts/legal-notice';
import { useNamedByStatus } from '@/features/site/catalogue/use-named-by-status';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { site } from '@shared/site';

const sections = ['owner', 'use', 'account', 'content', 'finance', 'property', 'links', 'law'] as const;

export function LegalNoticePage() {
  const t = useTexts(legalNoticeTexts);
  const named = useNamedByStatus();
  useHead({ title: t('title'), description: t('description') });
  return (
    <LegalPage
      title={t('title')}
      lead={t('lead')}
      sections={sections.map((name) => ({
        id: name,
        title: t(`sections.${name}.title`),
        text: t(`sections.${name}.text`, { name: site.legalName, days: closingDays, ...named }),
        children: name === 'owner' && (
          <>
            <OperatorFacts />
            <p>{t('more')}</p>
            <UnsetFactsNote />
          </>
        ),
      }))}
    />
  );
}
