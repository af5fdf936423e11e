import { useState } from 'react';
import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import { newMarketingCompany } from '@shared/marketing/companies/schemas';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useRecordForm } from '@/ui/record-form/use-record-form';
import type { Company } from '../../reads';
import { companiesTexts } from '../texts/companies';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';
import {
  type CompanyInput,
  type CompanyStart,
  companyValues,
  isUnderMore,
  withBothEnds,
} from './company-values';

export interface CompanyFormProps {
  /** The company to edit; without one the form creates a company. */
  company?: Company;
  /** The name of a new company, as far as it is known. */
  named?: string | undefined;
  /** The part that has the focus first; by default the name. */
  start?: CompanyStart | undefined;
  onSaved: (saved: Company) => void;
}

/** The form of a company, which opens "more" when a field under it was refused. */
export function useCompanyForm({ company, named, onSaved }: CompanyFormProps) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(company !== undefined);
  const fields = useRecordForm(newMarketingCompany, {
    record: company,
    defaultValues: { ...companyValues(company, language), ...(named && { name: named }) },
    create: (values) => call(marketingCompaniesApi.create, {}, values as CompanyInput),
    update: ({ id, version }, changes) => call(marketingCompaniesApi.update, { id }, { ...changes, version }),
    sent: withBothEnds,
    refresh: useRefreshMarketing(),
    tell: useUndo().tell,
    saved: ({ name }) => ({ title: t(company ? 'saved' : 'created'), description: name }),
    notSaved: t('notSaved'),
    onRefused: (names) => isUnderMore(names) && setOpen(true),
    onSaved,
  });
  return { ...fields, isOpen, open: () => setOpen(true) };
}

/** The form of a company, for the fields in it. */
export type CompanyFields = Pick<ReturnType<typeof useCompanyForm>, 'field' | 'chosen'>;
