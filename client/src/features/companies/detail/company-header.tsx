import type { Company } from '@shared/companies/tables';
import type { Wire } from '@shared/http/endpoint';
import { PageHeading } from '@/ui/page-heading';
import { CompanyFacts } from '../company-facts';
import { BackLink } from './back-link';

export const CompanyHeader = ({ company }: { company: Wire<Company> }) => (
  <div className="flex items-start gap-1">
    <BackLink />
    <div className="min-w-0 grow wrap-anywhere">
      <PageHeading title={company.name}>
        <CompanyFacts company={company} />
      </PageHeading>
    </div>
  </div>
);
