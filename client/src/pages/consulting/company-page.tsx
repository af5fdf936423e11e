import { CompanyDetail } from '@/features/consulting/companies/detail/company-detail';
import { companiesTexts } from '@/features/consulting/texts/companies';
import { itemsTexts } from '@/features/consulting/items/texts/items';
import { swotTexts } from '@/features/consulting/swot/texts/swot';
import { useLoadedTexts } from '@/i18n/use-texts';
import { sortableTexts } from '@/ui/sortable/texts/sortable';
import { CompanyFrame } from './company-frame';
import { PlanProject } from './plan-project';

export function CompanyPage() {
  useLoadedTexts(companiesTexts, itemsTexts, sortableTexts, swotTexts);
  return (
    <CompanyFrame>
      {(companyId) => (
        <CompanyDetail
          key={companyId}
          companyId={companyId}
          actsOf={(report, project) => <PlanProject reportId={report.id} project={project} />}
        />
      )}
    </CompanyFrame>
  );
}
