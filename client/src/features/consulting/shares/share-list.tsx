import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { shares } from '@shared/consulting/shares/endpoints';
import type { ReportShare } from '@shared/consulting/shares/tables';
import type { Wire } from '@shared/http/wire';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSave } from '@/lib/api/save';
import { Button } from '@/ui/controls/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { toast } from '@/lib/toast';
import { sharesOf } from '../reads';
import { reportTexts } from '../report/texts/report';

/** The valid links, each with a button that revokes it. */
export function ShareList({ companyId }: { companyId: number }) {
  const t = useTexts(reportTexts);
  const headingId = useId();
  const { data: list, error, refetch } = useQuery({ ...sharesOf(companyId), staleTime: 0 });
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-2 font-semibold">
        {t('share.live')}
      </h3>
      {!list && !error && <Skeleton className="h-16" />}
      {!list && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {list?.length === 0 && <p className="text-muted">{t('share.none')}</p>}
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
  const t = useTexts(reportTexts);
  const { language } = useLanguage();
  const [asking, setAsking] = useState(false);
  const withdraw = useSave(shares.withdraw, {
    refreshes: [sharesOf(companyId)],
    onSaved: () => {
      setAsking(false);
      toast({ title: t('share.withdrawn') });
    },
    onFailed: (error) =>
      toast({
        variant: 'destructive',
        title: t('share.withdrawFailed'),
        description: errorText(error),
      }),
  });
  const until = formatDate(share.expiresAt, language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line p-3">
      <div className="min-w-0">
        <p className="font-medium">{t('share.expires', { date: until })}</p>
        <p className="text-sm text-muted">
          {t('share.createdOn', { date: formatDate(share.createdAt, language) })}.{' '}
          {t(share.withSwot ? 'share.swot' : 'share.noSwot')}.
        </p>
      </div>
      <Button
        variant="secondary"
        aria-label={t('share.withdrawOf', { date: until })}
        onClick={() => setAsking(true)}
      >
        {t('share.withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => withdraw.mutate({ params: { id: share.id } })}
        pending={withdraw.isPending}
        variant="danger"
        title={t('share.withdrawTitle')}
        description={t('share.withdrawText')}
        confirmLabel={t('share.withdraw')}
      />
    </li>
  );
}
