import { useQuery, useQueryClient } from '@tanstack/react-query';
import { factors } from '@shared/auth/factors/endpoints';
import { factorNeededTexts } from '@/features/auth/factors/texts/factor-needed';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { settingsAddress } from '@/lib/address/settings-address';
import { askProof } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSaving } from '@/lib/api/save';
import { haveFactor } from '@/lib/api/factor-needed';
import { Button } from '@/ui/controls/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { LoadingBlock } from '@/ui/feedback/loading-block';
import { ButtonLink } from '@/ui/navigation/link';
import { PageHeading } from '@/ui/navigation/page-heading';
import { contentId } from '@/ui/navigation/skip-link';

/** What somebody sees who has signed in without the second step that the account asks for. */
export function FactorNeededPage() {
  const t = useTexts(factorNeededTexts);
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ ...query(factors.read, {}), staleTime: 0 });
  const take = useSaving(askProof, { onSaved: (isProven) => isProven && haveFactor(client) });
  const title = t('title');
  useHead({ title, noindex: true });
  const hasOne = data && data.methods.length > 0;
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-measure p-6">
      <PageHeading isLarge title={title}>
        {t(hasOne ? 'take' : 'setUp')}
      </PageHeading>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingBlock className="h-11" />}
      {data && !hasOne && <ButtonLink to={settingsAddress('security')}>{t('toSecurity')}</ButtonLink>}
      {hasOne && (
        <Button pending={take.isPending} onClick={() => take.mutate(undefined)}>
          {t('now')}
        </Button>
      )}
    </main>
  );
}
