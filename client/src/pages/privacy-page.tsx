import { LegalPage } from '@/features/site/legal-page';
import { OperatorFacts } from '@/features/site/operator-facts';
import { signInDays } from '@/features/site/sign-in-days';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';
import { site } from '@shared/site';

const sections = [
  'controller',
  'contact',
  'account',
  'signIn',
  'security',
  'mails',
  'others',
  'rights',
] as const;

export function PrivacyPage() {
  const t = useTexts('privacy');
  useHead({ title: t('privacy.title'), description: t('privacy.description') });
  return (
    <LegalPage
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      sections={sections.map((name) => ({
        title: t(`privacy.sections.${name}.title`),
        text: t(`privacy.sections.${name}.text`, { email: site.email, days: signInDays }),
        children: name === 'controller' && <OperatorFacts />,
      }))}
    />
  );
}
