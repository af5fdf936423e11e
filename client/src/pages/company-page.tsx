import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { messageText, say } from '@shared/messages';
import { companyIdFrom } from '@/features/companies/company-id';
import { CompanyAlert } from '@/features/companies/detail/company-alert';
import { CompanyDetail } from '@/features/companies/detail/company-detail';
import { useCompany } from '@/features/companies/reads';
import { PortalShell } from '@/features/shell/portal-shell';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';
import { paths } from '@/lib/paths';

export function CompanyPage() {
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const companyId = companyIdFrom(id);
  if (companyId !== undefined) return <KnownCompany companyId={companyId} />;
  const invalid = messageText(say('companyId.invalid'), language);
  return (
    <CompanyFrame title={invalid}>
      <CompanyAlert>{invalid}</CompanyAlert>
    </CompanyFrame>
  );
}

function KnownCompany({ companyId }: { companyId: number }) {
  const t = useTexts('companies');
  const { data: company, error } = useCompany(companyId);
  const nameless = error ? t('companies.detail.error') : t('companies.detail.loading');
  return (
    <CompanyFrame title={company?.name ?? nameless}>
      <CompanyDetail key={companyId} companyId={companyId} />
    </CompanyFrame>
  );
}

function CompanyFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useTexts('companies');
  useHead({ title, noindex: true });
  return (
    <PortalShell
      portal="consultia"
      sections={[{ label: t('companies.title'), to: paths.consultoria, icon: 'building' }]}
      breadcrumb={[{ label: t('companies.title'), to: paths.consultoria }, { label: title }]}
    >
      {children}
    </PortalShell>
  );
}
