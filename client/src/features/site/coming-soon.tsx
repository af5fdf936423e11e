import { useTexts } from '@/i18n/use-texts';
import type { Offering } from '@/lib/address/topics';
import { Badge } from '@/ui/feedback/badge';
import { isComingSoon } from './catalogue/catalogue';
import { catalogueTexts } from './texts/catalogue';

/** A badge for an offering that is not available yet; nothing for others. */
export function ComingSoon({ offering }: { offering: Offering }) {
  const t = useTexts(catalogueTexts);
  if (!isComingSoon(offering)) return null;
  return (
    <p>
      <Badge tone="warning">{t('soon')}</Badge>
    </p>
  );
}
