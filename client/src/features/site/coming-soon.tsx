import { useTexts } from '@/i18n/use-texts';
import type { Offering } from '@/lib/address/topics';
import { Badge } from '@/ui/feedback/badge';
import { isComingSoon } from './catalogue/catalogue';
import { catalogueTexts } from './texts/catalogue';

/** The mark of an offering that is announced and cannot be had yet; nothing for all others. */
export function ComingSoon({ offering }: { offering: Offering }) {
  const t = useTexts(catalogueTexts);
  if (!isComingSoon(offering)) return null;
  return (
    <p>
      <Badge tone="warning">{t('soon')}</Badge>
    </p>
  );
}
