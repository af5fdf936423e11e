import { useTexts } from '@/i18n/use-texts';
import { Badge } from '@/ui/feedback/badge';
import type { Likelihood, TwinReason } from './reads';
import { duplicatesTexts } from './texts/duplicates';

interface DuplicateReasonsProps {
  likelihood: Likelihood;
  reasons: readonly TwinReason[];
}

/** What two records have in common, and that they are surely the same if so. */
export function DuplicateReasons({ likelihood, reasons }: DuplicateReasonsProps) {
  const t = useTexts(duplicatesTexts);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      {likelihood === 'certain' && <Badge tone="danger">{t('certain')}</Badge>}
      {reasons.map((reason) => (
        <Badge key={reason}>{t(`reasons.${reason}`)}</Badge>
      ))}
    </span>
  );
}
