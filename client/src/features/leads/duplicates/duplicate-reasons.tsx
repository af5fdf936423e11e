import { useTexts } from '@/i18n/use-texts';
import { Badge } from '@/ui/feedback/badge';
import type { Likelihood, TwinReason } from './reads';
import { duplicatesTexts } from './texts/duplicates';

const tones = { certain: 'danger', probable: 'warning', possible: 'neutral' } as const;

/** How likely two records are the same, and why. */
export function DuplicateReasons({
  likelihood,
  reasons,
}: {
  likelihood: Likelihood;
  reasons: readonly TwinReason[];
}) {
  const t = useTexts(duplicatesTexts);
  const what = reasons.map((reason) => t(`reasons.${reason}`)).join(', ');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <Badge tone={tones[likelihood]}>{t(`likelihood.${likelihood}`)}</Badge>
      {t('same', { what })}
    </span>
  );
}
