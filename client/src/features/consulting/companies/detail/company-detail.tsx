import type { ComponentProps } from 'react';
import { useSearch } from 'wouter';
import { CompanyGate } from '../../company-gate';
import { CompanyHead } from './company-head';
import { CompanyTabs, tabIn } from './company-tabs';

type CompanyDetailProps = Pick<ComponentProps<typeof CompanyTabs>, 'companyId' | 'actsOf' | 'below'> &
  Pick<ComponentProps<typeof CompanyHead>, 'elsewhere' | 'onEdited'>;

export function CompanyDetail({ companyId, elsewhere, onEdited, ...shown }: CompanyDetailProps) {
  const tab = tabIn(useSearch());
  return (
    <CompanyGate companyId={companyId}>
      {(company) => (
        <>
          <CompanyHead company={company} tab={tab} elsewhere={elsewhere} onEdited={onEdited} />
          <CompanyTabs companyId={companyId} current={tab} {...shown} />
        </>
      )}
    </CompanyGate>
  );
}
