import type { MessageCounts } from '@shared/marketing/sequences/message-counts';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import type { ListedSequence, Step } from '../reads';
import { useStepWords } from '../steps/use-step-words';
import { messagesTexts } from '../texts/messages';

const figures = ['sent', 'clicked', 'waiting', 'skipped', 'failed', 'unknown'] as const;

/** How many mails were sent, clicked in, wait or were not sent, of all there are and not only of those that are shown. */
function useTotals() {
  const t = useTexts(messagesTexts);
  return (counts: MessageCounts) =>
    figures
      .filter((figure) => figure === 'sent' || counts[figure] > 0)
      .map((figure) => t(`totals.${figure}`, { count: counts[figure] }))
      .join(' · ');
}

interface MailedStepsProps {
  steps: readonly Step[];
  grid?: string | undefined;
}

/** What the mails of a sequence are called, when each goes out, and what became of it. */
export function MailedSteps({ steps, grid }: MailedStepsProps) {
  const t = useTexts(messagesTexts);
  const totals = useTotals();
  const { whenOf } = useStepWords();
  return (
    <ul className={classNames('grid gap-x-4 gap-y-1 text-sm text-muted', grid)}>
      {steps.map((step) => (
        <li key={step.id} className="min-w-0">
          <span className="block md:truncate" title={step.subject ?? undefined}>
            <span className="font-medium text-ink">{t('step', { place: step.position + 1 })}</span>{' '}
            {step.subject ?? step.campaignName}
          </span>
          {`${whenOf(step)} · ${totals(step.messages)}`}
        </li>
      ))}
    </ul>
  );
}

interface MailedHeadProps {
  sequence: ListedSequence;
  /** Those that have a column each; undefined where the mails of a lead stand one after another. */
  steps: readonly Step[] | undefined;
  grid: string | undefined;
}

/** What the columns of mails are and what became of each; where there are none, of all mails together. */
export function MailedHead({ sequence, steps, grid }: MailedHeadProps) {
  const t = useTexts(messagesTexts);
  const totals = useTotals();
  if (!steps) return <p className="px-3 py-1.5 text-sm text-muted md:px-4">{totals(sequence.messages)}</p>;
  return (
    <div className="grid grid-cols-[13rem_minmax(0,1fr)] gap-x-4 px-4 py-2 text-sm text-muted">
      <p>
        <span className="block">{t('columns.to')}</span>
        {t('people', { count: sequence.enrolled })}
      </p>
      <MailedSteps steps={steps} grid={grid} />
    </div>
  );
}
