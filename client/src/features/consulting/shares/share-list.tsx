import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { shares } from '@shared/consulting/shares/endpoints';
import type { ReportShare } from '@shared/consulting/shares/tables';
import type { Wire } from '@shared/http/endpoint';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api-client';
import { useSave } from '@/lib/save';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { toast } from '@/ui/toast';
import { sharesOf } from '../reads';

/** The links that still work, each with the way to withdraw it. */
export function ShareList({ companyId }: { companyId: number }) {
  const t = useTexts('report');
  const headingId = useId();
  const { data: list, error, refetch } = useQuery({ ...sharesOf(companyId), staleTime: 0 });
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-2 font-semibold">
        {t('report.share.live')}
      </h3>
      {!list && !error && <Skeleton className="h-16" />}
      {!list && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {list?.length === 0 && <p className="text-muted">{t('report.share.none')}</p>}
      <ul className="grid gap-2">
        {list?.map((share) => (
          <ShareItem key={share.id} companyId={companyId} share={share} />
        ))}
      </ul>
    </section>
  );
}

interface ShareItemProps {
  companyId: number;
  share: Wire<ReportShare>;
}

function ShareItem({ companyId, share }: ShareItemProps) {
  const t = useTexts('report');
  const { language } = useLanguage();
  const [asking, setAsking] = useState(false);
  const withdraw = useSave(shares.withdraw, {
    refreshes: [sharesOf(companyId)],
    onSaved: () => {
      setAsking(false);
      toast({ title: t('report.share.withdrawn') });
    },
    onFailed: (error) =>
      toast({
        variant: 'destructive',
        title: t('report.share.withdrawFailed'),
        description: errorText(error),
      }),
  });
  const until = formatDate(share.expiresAt, language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line p-3">
      <div className="min-w-0">
        <p className="font-medium">{t('report.share.expires', { date: until })}</p>
        <p className="text-sm text-muted">
          {t('report.share.createdOn', { date: formatDate(share.createdAt, language) })}.{' '}
          {t(share.withSwot ? 'report.share.swot' : 'report.share.noSwot')}.
        </p>
      </div>
      <Button
        variant="secondary"
        aria-label={t('report.share.withdrawOf', { date: until })}
        onClick={() => setAsking(true)}
      >
        {t('report.share.withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => withdraw.mutate({ params: { id: share.id } })}
        pending={withdraw.isPending}
        variant="danger"
        title={t('report.share.withdrawTitle')}
        description={t('report.share.withdrawText')}
        confirmLabel={t('report.share.withdraw')}
      />
    </li>
  );
}
