import { useTexts } from '@/i18n/use-texts';
import type { Offering } from '@/lib/address/topics';
import { isComingSoon } from './catalogue/catalogue';
import { SoonMark } from './product/soon-mark';
import { catalogueTexts } from './catalogue/texts/catalogue';

/** The mark of an offering that is not available yet; nothing for others. */
export function ComingSoon({ offering }: { offering: Offering }) {
  const t = useTexts(catalogueTexts);
  if (!isComingSoon(offering)) return null;
  return (
    <p className="text-warning">
      <SoonMark>{t('soon')}</SoonMark>
    </p>
  );
}
