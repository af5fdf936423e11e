import { useQuery } from '@tanstack/react-query';
import { membersApi } from '@shared/accounts/endpoints';
import { LogList } from '@/features/accounts/log/log-list';
import { logTexts } from '@/features/accounts/log/texts/log';
import { SettingsSection } from '@/features/account/settings-section';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { useAccount } from '@/lib/session/use-account';
import { ErrorState } from '@/ui/feedback/error-state';
import { LoadingBlock } from '@/ui/feedback/loading-block';

/** Who did what about the account, for whoever owns it. */
export function LogSettings() {
  const t = useTexts(logTexts);
  const { account, isPending, error, retry } = useAccount();
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (isPending) return <LoadingBlock className="h-64" />;
  if (!account) return null;
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      {account.role === 'owner' ? (
        <OwnLog key={account.id} account={account.id} />
      ) : (
        <p className="text-muted">{t('ownerOnly')}</p>
      )}
    </SettingsSection>
  );
}

/** The log beside which the members are known, so that each can be chosen, also who did nothing yet. */
function OwnLog({ account }: { account: number }) {
  const members = useQuery(query(membersApi.list, { accountId: account }));
  return <LogList account={account} members={members.data ?? []} />;
}
