import { CompanyDetail } from '@/features/consulting/companies/detail/company-detail';
import { useCompany } from '@/features/consulting/reads';
import { FurtherItems } from '@/features/consulting/takeover/further-items';
import { takeoverTexts } from '@/features/consulting/takeover/texts/takeover';
import { companiesTexts } from '@/features/consulting/texts/companies';
import { itemsTexts } from '@/features/consulting/items/texts/items';
import { swotTexts } from '@/features/consulting/swot/texts/swot';
import { useLinked } from '@/features/marketing/takeover/linked';
import { useLoadedTexts, useTexts } from '@/i18n/use-texts';
import { stepAddress } from '@shared/marketing/steps';
import { sortableTexts } from '@/ui/sortable/texts/sortable';
import { CompanyFrame } from './company-frame';
import { ProjectActs } from './project-acts';
import { useSameInMarketing } from './use-same-in-marketing';

export function CompanyPage() {
  useLoadedTexts(companiesTexts, itemsTexts, sortableTexts, swotTexts);
  return <CompanyFrame>{(companyId) => <Company key={companyId} companyId={companyId} />}</CompanyFrame>;
}

function Company({ companyId }: { companyId: number }) {
  const t = useTexts(takeoverTexts);
  const { data: company } = useCompany(companyId);
  const linked = useLinked(company?.id);
  const offerSame = useSameInMarketing();
  return (
    <CompanyDetail
      companyId={companyId}
      elsewhere={linked ? { label: t('linked'), to: stepAddress(linked.id, 'campaigns') } : undefined}
      onEdited={offerSame}
      below={(tab) =>
        linked && (tab === 'products' || tab === 'strengths') ? (
          <FurtherItems companyId={companyId} list={tab} />
        ) : null
      }
      actsOf={(report, project) => (
        <ProjectActs companyId={companyId} reportId={report.id} project={project} />
      )}
    />
  );
}
