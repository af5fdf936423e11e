import { companies } from '@shared/consulting/companies/endpoints';
import { companyForm } from '@shared/consulting/companies/schemas';
import { sizes, structures } from '@shared/consulting/scales';
import type { Company } from '@shared/consulting/tables';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { commonTexts } from '@/ui/texts/common';
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
  const { field, frame } = useSaveForm(companyForm, {
    defaultValues: {
      name: company?.name ?? '',
      sector: company?.sector ?? '',
      size: company?.size,
      structure: company?.structure,
      email: company?.email ?? '',
    },
    save: (body) =>
      company ? call(companies.update, { companyId: company.id }, body) : call(companies.create, {}, body),
    refreshes: [companyList(), ...(company ? [companyOf(company.id)] : [])],
    saved: ({ name }) => ({ title: t(company ? 'saved' : 'created'), description: name }),
    failed: { title: t(company ? 'notSaved' : 'failed') },
    onSaved,
  });
  return (
    <Form {...frame} className="grid gap-4">
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
      <Button type="submit" pending={frame.pending} className="mt-2 justify-self-end">
        {tCommon(company ? 'actions.save' : 'actions.create')}
      </Button>
    </Form>
  );
}
