import { CompanySwot } from '@/features/consulting/swot/company-swot';
import { companiesTexts } from '@/features/consulting/texts/companies';
import { itemsTexts } from '@/features/consulting/texts/items';
import { swotTexts } from '@/features/consulting/texts/swot';
import { useTexts } from '@/i18n/use-texts';
import { sortableTexts } from '@/ui/sortable/texts/sortable';
import { CompanyFrame } from './company-frame';

export function SwotPage() {
  const t = useTexts(swotTexts);
  // Loads these texts with the page, so that no list waits for them after the analysis has loaded.
  useTexts(companiesTexts);
  useTexts(itemsTexts);
  useTexts(sortableTexts);
  return (
    <CompanyFrame part={t('title')}>
      {(companyId) => <CompanySwot key={companyId} companyId={companyId} />}
    </CompanyFrame>
  );
}
