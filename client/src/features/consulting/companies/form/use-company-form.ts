import { companies } from '@shared/consulting/companies/endpoints';
import { typedCompany } from '@shared/consulting/companies/schemas';
import type { Company } from '@shared/consulting/tables';
import type { Wire } from '@shared/http/wire';
import { site } from '@shared/site';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { keepInTab, readInTab } from '@/lib/storage';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { companyList, companyOf } from '../../reads';
import { companiesTexts } from '../../texts/companies';

export interface CompanyFormProps {
  /** The company to edit; without one the form creates a company. */
  company?: Wire<Company>;
  /** The name of a new company, as far as it is known. */
  named?: string;
  onSaved: (saved: Wire<Company>) => void;
}

/** The form that creates or edits a company. */
export function useCompanyForm({ company, named = '', onSaved }: CompanyFormProps) {
  const t = useTexts(companiesTexts);
  return useSaveForm(typedCompany, {
    defaultValues: {
      name: company?.name ?? named,
      sector: company?.sector ?? '',
      size: company?.size,
      structure: company?.structure,
      email: company?.email ?? '',
      country: company?.country ?? 'ES',
      hasTenOrMore: company?.hasTenOrMore ?? false,
      hourCost: company?.hourCost ?? null,
      hourCurrency: company?.hourCurrency ?? site.currency,
      firstProblem: company ? null : readInTab('first_problem'),
    },
    save: ({ firstProblem, ...typed }) => {
      // The form of a larger company has no checkbox for it.
      const body = { ...typed, hasTenOrMore: typed.size === 'small' && typed.hasTenOrMore };
      return company
        ? call(companies.update, { companyId: company.id }, body)
        : call(companies.create, {}, firstProblem === null ? body : { ...body, firstProblem });
    },
    refreshes: [companyList(), ...(company ? [companyOf(company.id)] : [])],
    saved: ({ name }) => ({ title: t(company ? 'saved' : 'created'), description: name }),
    failed: { title: t(company ? 'notSaved' : 'failed') },
    onSaved: (saved) => {
      if (!company) keepInTab('first_problem', null);
      onSaved(saved);
    },
  });
}

/** The form of a company, for the fields in it. */
export type CompanyFields = Pick<ReturnType<typeof useCompanyForm>, 'field' | 'chosen' | 'form'>;
