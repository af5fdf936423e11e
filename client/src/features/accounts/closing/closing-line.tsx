import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import type { SessionAccount } from '@/lib/session/use-session';
import { Alert } from '@/ui/feedback/alert';
import { KeepButton } from './keep-button';
import { closingTexts } from './texts/closing';

/** Until when an account that is being closed can be read; its owner can keep it. */
export function ClosingLine({ account, until }: { account: SessionAccount; until: string }) {
  const t = useTexts(closingTexts);
  const { language } = useLanguage();
  const moment = formatDate(until, language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Alert tone="warning" className="mb-8 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>{t('line', { moment })}</p>
        {account.role === 'owner' && <KeepButton account={account.id} />}
      </div>
    </Alert>
  );
}
