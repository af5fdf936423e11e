import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mailHookApi } from '@shared/marketing/sequences/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Disclosure } from '@/ui/controls/disclosure';
import { TextField } from '@/ui/controls/fields/text-field';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { CopyButton } from '../../campaigns/previews/copy-button';
import { messagesTexts } from '../texts/messages';

const steps = ['first', 'second', 'third'] as const;
const effects = ['answer', 'automatic', 'bounce'] as const;

/** How answers become known: by hand, or from a mail provider that hands over what comes in, and what that changes. */
export function HookTab({ companyId }: { companyId: number }) {
  const t = useTexts(messagesTexts);
  return (
    <section className="max-w-content" aria-label={t('hook.title')}>
      <h2 className="text-xl">{t('hook.title')}</h2>
      <p className="mt-1 mb-4 max-w-measure text-muted">{t('hook.byHand')}</p>
      <Disclosure summary={t('hook.setUp')}>
        <div className="grid gap-6">
          <p className="max-w-measure text-muted">{t('hook.text')}</p>
          <HookAddress companyId={companyId} />
          <div className="grid gap-6 md:grid-cols-2">
            <ol className="list-decimal space-y-2 pl-5">
              {steps.map((step) => (
                <li key={step}>{t(`hook.steps.${step}`)}</li>
              ))}
            </ol>
            <ul className="list-disc space-y-2 pl-5">
              {effects.map((effect) => (
                <li key={effect}>{t(`hook.does.${effect}`)}</li>
              ))}
            </ul>
          </div>
        </div>
      </Disclosure>
    </section>
  );
}

function HookAddress({ companyId }: { companyId: number }) {
  const t = useTexts(messagesTexts);
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const hook = query(mailHookApi.read, { id: companyId });
  const { data, error, refetch } = useQuery({ ...hook, staleTime: 0 });
  const rotate = useSave(mailHookApi.rotate, {
    onSaved: (made) => {
      client.setQueryData(hook.queryKey, made);
      setAsking(false);
      toast({ title: t('hook.rotated') });
    },
    onFailed: (failure) =>
      toast({ variant: 'destructive', title: t('hook.failed'), description: errorText(failure) }),
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24 rounded-card" />;
  const make = () => rotate.mutate({ params: { id: companyId } });
  const { address } = data;
  if (address === null) {
    return (
      <IfMayWrite>
        <Button variant="secondary" pending={rotate.isPending} className="justify-self-start" onClick={make}>
          {t('hook.make')}
        </Button>
      </IfMayWrite>
    );
  }
  return (
    <div className="grid max-w-measure gap-3">
      <TextField
        readOnly
        label={t('hook.address')}
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <CopyButton text={() => address} what={t('hook.address')} label={t('hook.copy')} />
        <IfMayWrite>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('hook.rotate')}
          </Button>
        </IfMayWrite>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={make}
        pending={rotate.isPending}
        title={t('hook.askRotate.title')}
        description={t('hook.askRotate.text')}
        confirmLabel={t('hook.rotate')}
      />
    </div>
  );
}
