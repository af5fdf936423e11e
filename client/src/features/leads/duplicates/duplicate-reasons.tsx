import { useTexts } from '@/i18n/use-texts';
import { Badge } from '@/ui/feedback/badge';
import type { Likelihood, PairedRecord, TwinReason } from './reads';
import { duplicatesTexts } from './texts/duplicates';

const tones = { certain: 'danger', probable: 'warning', possible: 'neutral' } as const;

interface DuplicateReasonsProps {
  likelihood: Likelihood;
  reasons: readonly TwinReason[];
  /** What both have, where it is known. */
  matching?: PairedRecord['matching'] | undefined;
}

/** How likely two records are the same, and what they have in common. */
export function DuplicateReasons({ likelihood, reasons, matching = {} }: DuplicateReasonsProps) {
  const t = useTexts(duplicatesTexts);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <Badge tone={tones[likelihood]}>{t(`likelihood.${likelihood}`)}</Badge>
      {reasons.map((reason) => (
        <span key={reason}>
          {t(`reasons.${reason}`)}
          {matching[reason] && (
            <>
              {': '}
              <mark className="rounded bg-accent/16 px-1 font-semibold text-ink tabular-nums wrap-anywhere">
                {matching[reason]}
              </mark>
            </>
          )}
        </span>
      ))}
    </span>
  );
}
