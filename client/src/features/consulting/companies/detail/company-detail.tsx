import type { ComponentProps } from 'react';
import { useSearch } from 'wouter';
import { CompanyGate } from '../../company-gate';
import { CompanyHead } from './company-head';
import { CompanyTabs, tabIn } from './company-tabs';

type CompanyDetailProps = Pick<ComponentProps<typeof CompanyTabs>, 'companyId' | 'actsOf'>;

export function CompanyDetail({ companyId, actsOf }: CompanyDetailProps) {
  const tab = tabIn(useSearch());
  return (
    <CompanyGate companyId={companyId}>
      {(company) => (
        <>
          <CompanyHead company={company} tab={tab} />
          <CompanyTabs companyId={companyId} current={tab} actsOf={actsOf} />
        </>
      )}
    </CompanyGate>
  );
}
