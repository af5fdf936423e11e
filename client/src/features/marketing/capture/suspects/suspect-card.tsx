import { useState } from 'react';
import { submissionsApi } from '@shared/marketing/capture/submissions/endpoints';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { portalIcons } from '@/ui/portal-icons';
import { captureTexts } from '../texts/capture';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import type { Suspect } from '../reads';
import { SentForm } from '../sent-form';
import { suspicionNames } from '../spoken-names';
import { useCaptureState } from '../use-capture-state';

const DAY = 86_400_000;

const daysUntil = (at: string, now = Date.now()) => Math.max(0, Math.ceil((Date.parse(at) - now) / DAY));

/** A form that looks like spam: what was sent, why it is here, and what a person decides. */
export function SuspectCard({ suspect }: { suspect: Suspect }) {
  const t = useTexts(captureTexts);
  const { language } = useLanguage();
  const { email, at, expiresAt, suspicions } = suspect;
  const days = expiresAt === null ? undefined : daysUntil(expiresAt);
  return (
    <article aria-label={email} className="grid gap-4 py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <SentForm form={suspect} />
        <p className="text-sm text-muted">
          <time dateTime={at}>{formatDate(at, language, { dateStyle: 'medium', timeStyle: 'short' })}</time>
          {days !== undefined &&
            ` · ${days < 1 ? t('suspects.leavesToday') : t('suspects.leaves', { count: days })}`}
        </p>
      </div>
      <div className="min-w-0">
        <p className="text-sm text-muted">{t('suspects.why')}</p>
        <ul className="list-disc pl-5">
          {suspicions.map((reason) => (
            <li key={reason}>{t(`suspects.reasons.${suspicionNames[reason]}`)}</li>
          ))}
        </ul>
      </div>
      <IfMayWrite>
        <Verdict suspect={suspect} />
      </IfMayWrite>
    </article>
  );
}

function Verdict({ suspect: { id, email } }: { suspect: Suspect }) {
  const t = useTexts(captureTexts);
  const refresh = useRefreshMarketing();
  const { change } = useCaptureState();
  const [asking, setAsking] = useState(false);
  const onFailed = (error: Error) => {
    toast({ variant: 'destructive', title: t('suspects.failed'), description: errorText(error) });
    void refresh();
  };
  const release = useSaving(() => call(submissionsApi.release, { id }), {
    onSaved: ({ leadId }) => {
      toast({
        title: t('suspects.released'),
        description: email,
        action: { label: t('suspects.show'), onSelect: () => change({ lead: String(leadId) }) },
      });
      void refresh();
    },
    onFailed,
  });
  const discard = useSaving(() => call(submissionsApi.markSpam, { id }), {
    onSaved: () => {
      setAsking(false);
      toast({ title: t('suspects.discarded'), description: email });
      void refresh();
    },
    onFailed,
  });
  return (
    <div className="flex flex-wrap content-start gap-2 lg:flex-col lg:items-stretch">
      <Button
        variant="secondary"
        icon={portalIcons.check}
        aria-label={t('suspects.releaseOf', { email })}
        pending={release.isPending}
        onClick={() => release.mutate(undefined)}
      >
        {t('suspects.release')}
      </Button>
      <Button variant="quiet" aria-label={t('suspects.spamOf', { email })} onClick={() => setAsking(true)}>
        {t('suspects.spam')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => discard.mutate(undefined)}
        pending={discard.isPending}
        variant="danger"
        title={t('suspects.askSpam.title')}
        description={t('suspects.askSpam.text')}
        confirmLabel={t('suspects.askSpam.confirm')}
      />
    </div>
  );
}
