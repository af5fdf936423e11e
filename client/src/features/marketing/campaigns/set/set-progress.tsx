import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { ButtonLink } from '@/ui/navigation/link';
import { campaignsTexts } from '../texts/campaigns';
import { isBeingWritten, type WholeSet } from '../reads';
import { useWriting } from './use-writing';

/** How far the writing of a set is, or how it ended. */
export function SetProgress({ set }: { set: WholeSet }) {
  if (isBeingWritten(set)) return <Progress set={set} />;
  if (set.status === 'ready') return <Notices set={set} />;
  return <Unfinished set={set} />;
}

function Progress({ set: { id, status, done, total } }: { set: WholeSet }) {
  const t = useTexts(campaignsTexts);
  const { cancel } = useWriting();
  const said = t(status === 'queued' ? 'progress.queued' : 'progress.writing', { done, total });
  return (
    <section
      aria-label={t('progress.label')}
      className="mb-6 grid gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="font-medium">{said}</output>
        <IfMayWrite>
          <Button variant="secondary" pending={cancel.isPending} onClick={() => cancel.mutate(id)}>
            {t('progress.cancel')}
          </Button>
        </IfMayWrite>
      </div>
      <ProgressBar label={said} done={done} total={total} />
      <p className="text-sm text-muted">{t('progress.leave')}</p>
    </section>
  );
}

const Notices = ({ set: { notices } }: { set: WholeSet }) =>
  notices.length > 0 && (
    <Alert tone="info" className="mb-6">
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </Alert>
  );

/** A set whose writing was cancelled or failed: what is kept, and the way on. */
function Unfinished({ set }: { set: WholeSet }) {
  const t = useTexts(campaignsTexts);
  const { begin } = useWriting();
  const { marketingCompanyId, productId, language, audience, goal, notices, done, total } = set;
  const isFailed = set.status === 'failed';
  return (
    <Alert
      tone={isFailed ? 'danger' : 'info'}
      className="mb-6"
      title={t(isFailed ? 'ended.failed' : 'ended.cancelled', { done, total })}
    >
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      <div className="mt-3 flex flex-wrap gap-2">
        <IfMayWrite>
          <Button
            variant="secondary"
            pending={begin.isPending}
            onClick={() => begin.mutate({ productId, language, audience, goal })}
          >
            {t('ended.again')}
          </Button>
        </IfMayWrite>
        {isFailed && (
          <ButtonLink
            variant="quiet"
            to={stepAddress(marketingCompanyId, 'product', { product: String(productId) })}
          >
            {t('ended.product')}
          </ButtonLink>
        )}
      </div>
    </Alert>
  );
}
