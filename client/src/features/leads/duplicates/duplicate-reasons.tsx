import { useTexts } from '@/i18n/use-texts';
import { Badge } from '@/ui/feedback/badge';
import type { Likelihood, TwinReason } from './reads';
import { duplicatesTexts } from './texts/duplicates';

const tones = { certain: 'danger', probable: 'warning', possible: 'neutral' } as const;

interface DuplicateReasonsProps {
  likelihood: Likelihood;
  reasons: readonly TwinReason[];
}

/** How likely two records are the same, and what they have in common. */
export function DuplicateReasons({ likelihood, reasons }: DuplicateReasonsProps) {
  const t = useTexts(duplicatesTexts);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <Badge tone={tones[likelihood]}>{t(`likelihood.${likelihood}`)}</Badge>
      {reasons.map((reason) => (
        <span key={reason}>{t(`reasons.${reason}`)}</span>
      ))}
    </span>
  );
}
