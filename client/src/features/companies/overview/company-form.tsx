import { companies } from '@shared/companies/endpoints';
import { sizes, structures } from '@shared/companies/scales';
import { companyForm } from '@shared/companies/schemas';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api-client';
import { useSchemaForm } from '@/lib/form';
import { showServerErrors } from '@/lib/form-errors';
import { useSave } from '@/lib/save';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { companyList } from '../reads';
import { SectorField } from './sector-field';

/** The form that makes a company. */
export function CompanyForm({ onSaved }: { onSaved: () => void }) {
  const t = useTexts('companies', 'common');
  const { language } = useLanguage();
  const { form, field } = useSchemaForm(companyForm, {
    defaultValues: { name: '', sector: '', email: '' },
    language,
  });
  const save = useSave(companies.create, {
    refreshes: [companyList()],
    onSaved: ({ name }) => {
      toast({ title: t('companies.created'), description: name });
      onSaved();
    },
    onFailed: (error) => {
      showServerErrors(form, error);
      toast({ variant: 'destructive', title: t('companies.failed'), description: errorText(error) });
    },
  });
  const submit = form.handleSubmit((body) => save.mutate({ body }));
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField label={t('companies.fields.name')} autoComplete="organization" {...field('name')} />
      <SectorField {...field('sector')} />
      <SelectField
        label={t('companies.fields.size')}
        empty
        choices={sizes.map((size) => ({ value: size, label: t(`companies.sizeBand.${size}`) }))}
        {...field('size')}
      />
      <SelectField
        label={t('companies.fields.structure')}
        empty
        choices={structures.map((structure) => ({
          value: structure,
          label: t(`companies.structureHint.${structure}`),
        }))}
        {...field('structure')}
      />
      <TextField
        label={t('companies.fields.email')}
        type="email"
        autoComplete="email"
        optional
        {...field('email')}
      />
      <Button type="submit" pending={save.isPending} className="mt-2 justify-self-end">
        {t('common.actions.create')}
      </Button>
    </form>
  );
}
