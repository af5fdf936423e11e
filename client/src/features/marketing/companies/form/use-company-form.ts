import { useState } from 'react';
import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import { newMarketingCompany } from '@shared/marketing/companies/schemas';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { ApiError, call } from '@/lib/api/api-client';
import { changedFields, Clash, type Fields, saveChanges } from '@/lib/forms/save-changes';
import { clashOf, useRecordSending } from '@/lib/forms/use-record-sending';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { clashTexts } from '@/ui/feedback/texts/clash';
import type { Company } from '../../reads';
import { companiesTexts } from '../../texts/companies';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';
import { type CompanyInput, companyValues, isUnderMore, withBothEnds } from './company-values';

export interface CompanyFormProps {
  /** The company to edit; without one the form creates a company. */
  company?: Company;
  onSaved: (saved: Company) => void;
}

/** The form of a company: it sends what was changed, shows a clash with changes of others, and offers to undo. */
export function useCompanyForm({ company, onSaved }: CompanyFormProps) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const send = useSending(company);
  const [isOpen, setOpen] = useState(company !== undefined);
  const { form, save, ...fields } = useSaveForm(newMarketingCompany, {
    defaultValues: companyValues(company, language),
    save: (values) => send(values as Fields),
    failed: { title: t('notSaved') },
    isShown: (error) => {
      if (error instanceof ApiError && isUnderMore(Object.keys(error.fields ?? {}))) setOpen(true);
      return error instanceof Clash;
    },
    onInvalid: () => {
      if (isUnderMore(Object.keys(form.formState.errors))) setOpen(true);
    },
    onSaved: (saved) => {
      void refresh();
      if (saved.act) tell(saved.act, { title: t(company ? 'saved' : 'created'), description: saved.name });
      onSaved(saved);
    },
  });
  const values: CompanyInput = form.getValues();
  return { ...fields, values, isOpen, open: () => setOpen(true), ...clashOf(form, save.error) };
}

type SavedCompany = Company & { act: string | null };

function useSending(company: Company | undefined) {
  const t = useTexts(clashTexts);
  return useRecordSending<Company, SavedCompany>(company, {
    create: (values) => call(marketingCompaniesApi.create, {}, values as CompanyInput),
    changesOf: (first, values) => withBothEnds(changedFields({ ...first }, values), values),
    update: (seen, changes) =>
      saveChanges({
        seen,
        changes,
        clashing: t('title'),
        update: ({ id, version }) => call(marketingCompaniesApi.update, { id }, { ...changes, version }),
      }),
    unchanged: (first) => ({ ...first, act: null }),
  });
}

/** The form of a company, for the fields in it. */
export type CompanyFields = Pick<ReturnType<typeof useCompanyForm>, 'field' | 'chosen'>;
