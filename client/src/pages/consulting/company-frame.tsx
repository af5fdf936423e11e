import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { consultingMessages } from '@shared/consulting/messages';
import { messageText } from '@shared/messages';
import { CompanyAlert } from '@/features/consulting/company-alert';
import { useCompany } from '@/features/consulting/reads';
import { companiesTexts } from '@/features/consulting/texts/companies';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { idIn } from '@/lib/address/id-in';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { PortalPage } from '../frame/portal-page';
import { consultia } from './portal';

interface CompanyFrameProps {
  /** The part of the company that the page shows; none for the company's main page. */
  part?: string;
  children: (companyId: number) => ReactNode;
}

/** The layout of every page about a company; shows an error for an invalid id in the address. */
export function CompanyFrame({ part, children }: CompanyFrameProps) {
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const companyId = idIn(id);
  if (companyId !== undefined) {
    return (
      <KnownCompany companyId={companyId} part={part}>
        {children(companyId)}
      </KnownCompany>
    );
  }
  const invalid = messageText(consultingMessages['companyId.invalid'], language);
  return (
    <Frame title={invalid} crumbs={[{ label: invalid }]}>
      <CompanyAlert>{invalid}</CompanyAlert>
    </Frame>
  );
}

interface KnownCompanyProps {
  companyId: number;
  part: string | undefined;
  children: ReactNode;
}

function KnownCompany({ companyId, part, children }: KnownCompanyProps) {
  const t = useTexts(companiesTexts);
  const { data: company, error } = useCompany(companyId);
  const name = company?.name ?? (error ? t('detail.error') : t('detail.loading'));
  return (
    <Frame
      title={part ? `${part} · ${name}` : name}
      crumbs={
        part
          ? [{ label: name, to: addressOf(consultingPages.company, { id: companyId }) }, { label: part }]
          : [{ label: name }]
      }
    >
      {children}
    </Frame>
  );
}

interface FrameProps {
  title: string;
  crumbs: { label: string; to?: string }[];
  children: ReactNode;
}

function Frame({ title, crumbs, children }: FrameProps) {
  const t = useTexts(companiesTexts);
  useHead({ title, noindex: true });
  return (
    <PortalPage
      portal={consultia}
      breadcrumb={[{ label: t('title'), to: addressOf(consultingPages.companies) }, ...crumbs]}
    >
      {children}
    </PortalPage>
  );
}
