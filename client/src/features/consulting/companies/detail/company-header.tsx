import { useState } from 'react';
import type { Company } from '@shared/consulting/tables';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { IconButton } from '@/ui/controls/icon-button';
import { ButtonLink } from '@/ui/navigation/link';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import { CompanyFacts } from '../../company-facts';
import { companiesTexts } from '../../texts/companies';
import { swotTexts } from '../../texts/swot';
import { EditCompany } from '../overview/edit-company';
import { BackLink } from './back-link';

export function CompanyHeader({ company }: { company: Wire<Company> }) {
  const t = useTexts(companiesTexts);
  const tSwot = useTexts(swotTexts);
  const [editing, setEditing] = useState(false);
  return (
    <div className="flex items-start gap-1">
      <BackLink />
      <div className="min-w-0 grow wrap-anywhere">
        <PageHeading
          title={company.name}
          actions={
            <>
              <ButtonLink
                to={addressOf(consultingPages.swot, { id: company.id })}
                variant="secondary"
                icon={portalIcons.quadrants}
              >
                {tSwot('open')}
              </ButtonLink>
              <IconButton icon={portalIcons.pencil} label={t('edit')} onClick={() => setEditing(true)} />
            </>
          }
        >
          <CompanyFacts company={company} />
        </PageHeading>
      </div>
      <EditCompany company={editing ? company : null} onClose={() => setEditing(false)} />
    </div>
  );
}
