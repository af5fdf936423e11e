import { useEffect } from 'react';
import type { Wire } from '@shared/http/wire';
import type { JobRun } from '@shared/jobs/endpoints';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Button } from '../../controls/button';
import { ProgressBar } from '../../feedback/progress-bar';
import { useAnnouncements } from '../../feedback/use-announcements';
import type { ImportKind } from '../import-kind';
import { importTexts } from '../texts/import';
import { type BusyState, useImportAct } from './use-import';

interface ImportProgressProps {
  kind: ImportKind;
  id: number;
  state: BusyState;
  run: Wire<JobRun> | undefined;
}

/** How far the job of an import is, with a button that ends it; screen readers hear each quarter. */
export function ImportProgress({ kind, id, state, run }: ImportProgressProps) {
  const t = useTexts(importTexts);
  const { language } = useLanguage();
  const { announce, region } = useAnnouncements();
  const cancel = useImportAct(kind, 'cancel', t('run.cancelFailed'));
  const total = run?.total ?? 0;
  const done = Math.min(run?.done ?? 0, total);
  const part = total > 0 ? done / total : undefined;
  const quarter = part === undefined ? 0 : Math.floor(part * 4) / 4;
  const title = t(`run.${state}`);
  const said =
    quarter && t('run.said', { title, percent: formatNumber(quarter, language, { style: 'percent' }) });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `announce` is made anew in each render
  useEffect(() => void (said && announce(said)), [said]);

  return (
    <section
      aria-labelledby="import-step"
      className="grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div>
        <h2 id="import-step" tabIndex={-1} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-muted">{t('run.leave')}</p>
      </div>
      <ProgressBar label={title} done={done} total={part === undefined ? null : total} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="tabular-nums">
          {part === undefined
            ? t('run.waiting')
            : t('run.progress', { done: formatNumber(done, language), total: formatNumber(total, language) })}
        </p>
        {state !== 'undoing' && (
          <Button variant="secondary" pending={cancel.isPending} onClick={() => cancel.mutate(id)}>
            {t('run.cancel')}
          </Button>
        )}
      </div>
      {region}
    </section>
  );
}
