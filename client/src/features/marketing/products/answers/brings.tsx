import { useTexts } from '@/i18n/use-texts';
import { Badge } from '@/ui/feedback/badge';
import { productsTexts } from '../texts/products';

/** How many points an answer brings. */
export function Brings({ points }: { points: number }) {
  const t = useTexts(productsTexts);
  if (points === 0) return null;
  return (
    <Badge tone="info">
      <span aria-hidden>{t('questions.brings', { points })}</span>
      <span className="sr-only">{t('questions.bringsSaid', { points })}</span>
    </Badge>
  );
}
