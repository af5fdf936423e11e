import { CompanySwot } from '@/features/consulting/swot/company-swot';
import { companiesTexts } from '@/features/consulting/texts/companies';
import { itemsTexts } from '@/features/consulting/items/texts/items';
import { swotTexts } from '@/features/consulting/swot/texts/swot';
import { useLoadedTexts, useTexts } from '@/i18n/use-texts';
import { sortableTexts } from '@/ui/sortable/texts/sortable';
import { CompanyFrame } from './company-frame';

export function SwotPage() {
  useLoadedTexts(swotTexts, companiesTexts, itemsTexts, sortableTexts);
  const t = useTexts(swotTexts);
  return (
    <CompanyFrame part={t('title')}>
      {(companyId) => <CompanySwot key={companyId} companyId={companyId} />}
    </CompanyFrame>
  );
}
