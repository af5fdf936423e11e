import { LegalPage } from '@/features/site/legal/legal-page';
import { OperatorFacts } from '@/features/site/legal/operator-facts';
import { signInDays } from '@/features/site/legal/sign-in-days';
import { privacyTexts } from '@/features/site/legal/texts/privacy';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { site } from '@shared/site';

/** The Spanish Data Protection Agency. */
const authority = 'https://www.aepd.es/';

const sections = [
  'controller',
  'contact',
  'account',
  'signIn',
  'security',
  'mails',
  'leads',
  'model',
  'others',
  'rights',
] as const;

function addition(section: (typeof sections)[number]) {
  if (section === 'controller') return <OperatorFacts />;
  if (section !== 'rights') return null;
  return (
    <p>
      <a
        href={authority}
        rel="noopener"
        className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4 hover:no-underline"
      >
        www.aepd.es
      </a>
    </p>
  );
}

export function PrivacyPage() {
  const t = useTexts(privacyTexts);
  useHead({ title: t('title'), description: t('description') });
  return (
    <LegalPage
      title={t('title')}
      lead={t('lead')}
      sections={sections.map((name) => ({
        id: name,
        title: t(`sections.${name}.title`),
        text: t(`sections.${name}.text`, { email: site.email, days: signInDays }),
        children: addition(name),
      }))}
    />
  );
}
