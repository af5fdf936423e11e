import { useSearch } from 'wouter';
import { CompanyGate } from '../../company-gate';
import { CompanyHead } from './company-head';
import { CompanyTabs, tabIn } from './company-tabs';

export function CompanyDetail({ companyId }: { companyId: number }) {
  const tab = tabIn(useSearch());
  return (
    <CompanyGate companyId={companyId}>
      {(company) => (
        <>
          <CompanyHead company={company} tab={tab} />
          <CompanyTabs companyId={companyId} current={tab} />
        </>
      )}
    </CompanyGate>
  );
}
