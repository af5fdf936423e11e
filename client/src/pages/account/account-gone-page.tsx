import { accountPages } from '@shared/auth/addresses';
import { addressOf } from '@shared/http/address';
import { shellTexts } from '@/features/shell/texts/shell';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { buttonLook } from '@/ui/controls/button-look';
import { contentId } from '@/ui/navigation/skip-link';
import { PageHeading } from '@/ui/navigation/page-heading';

/** What a signed-in person sees at an address that names an account which is not theirs. */
export function AccountGonePage() {
  const t = useTexts(shellTexts);
  const title = t('accounts.unknown');
  useHead({ title, noindex: true });
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-measure p-6">
      <PageHeading isLarge title={title}>
        {t('accounts.unknownText')}
      </PageHeading>
      {/* Another account is another page load. */}
      <a href={addressOf(accountPages.today)} className={buttonLook('primary')}>
        {t('accounts.toOwn')}
      </a>
    </main>
  );
}
