import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { factors, type SignIn } from '@shared/auth/factors/endpoints';
import type { Wire } from '@shared/http/wire';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { Badge } from '@/ui/feedback/badge';
import { ErrorState } from '@/ui/feedback/error-state';
import { LoadingBlock } from '@/ui/feedback/loading-block';
import { useKeptFocus } from '@/ui/sortable/use-kept-focus';
import { securityTexts } from './texts/security';
import { useFailed } from './use-failed';

const signIns = query(factors.signIns, {});

/** Where the person is signed in; each other device can be signed out. */
export function Devices() {
  const { data = [], isPending, error, refetch } = useQuery({ ...signIns, staleTime: 0 });
  const frame = useRef<HTMLUListElement>(null);
  const keptFocus = useKeptFocus(frame, data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingBlock className="h-24" />;
  return (
    <ul ref={frame} tabIndex={-1} className="-my-2 divide-y divide-line" {...keptFocus}>
      {data.map((signIn) => (
        <Device key={signIn.id} signIn={signIn} />
      ))}
    </ul>
  );
}

function Device({ signIn }: { signIn: Wire<SignIn> }) {
  const t = useTexts(securityTexts);
  const { language } = useLanguage();
  const failed = useFailed();
  const end = useSave(factors.endSignIn, {
    refreshes: [signIns],
    onSaved: () => toast({ title: t('devices.ended') }),
    onFailed: failed,
  });
  const { id, address, isThis, createdAt, lastSeenAt, method } = signIn;
  const device = signIn.device || t('devices.unknown');
  const moment = formatDate(lastSeenAt, language, { dateStyle: 'medium', timeStyle: 'short' });
  const since = {
    day: formatDate(createdAt, language, { dateStyle: 'medium' }),
    method: t(`devices.methods.${method}`),
  };
  return (
    <li
      data-item={id}
      tabIndex={-1}
      className="flex min-h-14 items-center justify-between gap-x-4 gap-y-2 py-2 max-sm:flex-wrap"
    >
      <div className="min-w-0 wrap-anywhere">
        <span className="font-medium">{device}</span>
        {address && ` · ${address}`}
        <span className="block text-sm text-muted">
          {t('devices.since', since)} · {t('devices.seen', { moment })}
        </span>
      </div>
      {isThis ? (
        <span className="shrink-0">
          <Badge tone="positive">{t('devices.this')}</Badge>
        </span>
      ) : (
        <Button
          variant="secondary"
          data-act="end"
          aria-label={t('devices.endOne', { device, moment })}
          pending={end.isPending}
          onClick={() => end.mutate({ params: { id } })}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}
