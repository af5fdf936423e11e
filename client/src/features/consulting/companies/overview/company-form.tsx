import { companies } from '@shared/consulting/companies/endpoints';
import { sizes, structures } from '@shared/consulting/scales';
import { companyForm } from '@shared/consulting/companies/schemas';
import type { Company } from '@shared/consulting/tables';
import type { Wire } from '@shared/http/wire';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { showServerErrors } from '@/lib/forms/form-errors';
import { useSave } from '@/lib/api/save';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/select-field';
import { TextField } from '@/ui/controls/text-field';
import { commonTexts } from '@/ui/texts/common';
import { toast } from '@/lib/toast';
import { companyList, companyOf } from '../../reads';
import { companiesTexts } from '../../texts/companies';
import { SectorField } from './sector-field';

interface CompanyFormProps {
  /** The company to edit; without one the form creates a company. */
  company?: Wire<Company>;
  onSaved: (saved: Wire<Company>) => void;
}

export function CompanyForm({ company, onSaved }: CompanyFormProps) {
  const t = useTexts(companiesTexts);
  const tCommon = useTexts(commonTexts);
  const { language } = useLanguage();
  const { form, field } = useSchemaForm(companyForm, {
    defaultValues: {
      name: company?.name ?? '',
      sector: company?.sector ?? '',
      size: company?.size,
      structure: company?.structure,
      email: company?.email ?? '',
    },
    language,
  });
  const outcome = (saved: string, failed: string) => ({
    refreshes: [companyList(), ...(company ? [companyOf(company.id)] : [])],
    onSaved: (stored: Wire<Company>) => {
      toast({ title: saved, description: stored.name });
      onSaved(stored);
    },
    onFailed: (error: Error) => {
      showServerErrors(form, error);
      toast({ variant: 'destructive', title: failed, description: errorText(error) });
    },
  });
  const create = useSave(companies.create, outcome(t('created'), t('failed')));
  const update = useSave(companies.update, outcome(t('saved'), t('notSaved')));
  const pending = create.isPending || update.isPending;
  const submit = form.handleSubmit((body) =>
    company ? update.mutate({ params: { companyId: company.id }, body }) : create.mutate({ body }),
  );
  return (
    <Form pending={pending} onSubmit={submit} className="grid gap-4">
      <TextField label={t('fields.name')} autoComplete="organization" {...field('name')} />
      <SectorField {...field('sector')} />
      <SelectField
        label={t('fields.size')}
        empty={!company}
        choices={sizes.map((size) => ({ value: size, label: t(`sizeBand.${size}`) }))}
        {...field('size')}
      />
      <SelectField
        label={t('fields.structure')}
        empty={!company}
        choices={structures.map((structure) => ({
          value: structure,
          label: t(`structureHint.${structure}`),
        }))}
        {...field('structure')}
      />
      <TextField label={t('fields.email')} type="email" autoComplete="email" optional {...field('email')} />
      <Button type="submit" pending={pending} className="mt-2 justify-self-end">
        {tCommon(company ? 'actions.save' : 'actions.create')}
      </Button>
    </Form>
  );
}
