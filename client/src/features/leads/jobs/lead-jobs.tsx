import { useEffect } from 'react';
import { jobRuns } from '@shared/jobs/endpoints';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/i18n/formats';
import { isNotFound } from '@/lib/api/refusals';
import { useSave } from '@/lib/api/save';
import { type FollowedJob, leaveJob, useFollowedJobs } from '@/lib/jobs/followed-jobs';
import { hasEnded, useJob } from '@/lib/jobs/use-job';
import { Button } from '@/ui/controls/button';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { jobsTexts } from './texts/jobs';
import { useOutcomes } from './use-outcomes';

/** The jobs that the user waits for, each with how far it has come; at its end a notice tells the outcome. */
export function LeadJobs() {
  const jobs = useFollowedJobs();
  if (jobs.length === 0) return null;
  return (
    <div className="fixed bottom-4 left-4 z-30 grid w-[min(26rem,100vw-2rem)] gap-2 max-sm:bottom-20 lg:left-[calc(var(--spacing-sidebar)+2rem)] print:hidden">
      {jobs.map((job) => (
        <JobProgress key={job.id} job={job} />
      ))}
    </div>
  );
}

function JobProgress({ job }: { job: FollowedJob }) {
  const t = useTexts(jobsTexts);
  const { language } = useLanguage();
  const { data, error } = useJob(job.id);
  const tell = useOutcomes();
  const stop = useSave(jobRuns.cancel);
  const isOver = data !== undefined && hasEnded(data);

  const isGone = isNotFound(error);

  useEffect(() => {
    if (!isOver && !isGone) return;
    leaveJob(job.id);
    if (isOver) tell(job, data);
  }, [isOver, isGone, job, data, tell]);

  const title = t(`doing.${job.kind}`);
  const { done = 0, total = null } = data ?? {};
  const number = (value: number) => formatNumber(value, language);
  const said = total === null ? t('starting') : t('progress', { done: number(done), total: number(total) });
  return (
    <section
      aria-label={title}
      className="flex items-center gap-3 rounded-card border border-line bg-raised p-3 shadow-raised"
    >
      <div className="grid min-w-0 grow gap-1.5">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span className="font-medium">{title}</span>
          <span className="text-muted tabular-nums">{said}</span>
        </p>
        <ProgressBar label={title} done={done} total={total} />
        {error && !data && <p className="text-sm text-danger">{t('lost')}</p>}
      </div>
      {job.kind !== 'undo' && (
        <Button
          variant="secondary"
          disabled={stop.isPending || stop.isSuccess}
          onClick={() => stop.mutate({ params: { id: job.id } })}
        >
          {t(stop.isSuccess ? 'stopping' : 'cancel')}
        </Button>
      )}
    </section>
  );
}
