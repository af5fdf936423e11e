import { useWatch } from 'react-hook-form';
import { newCompany } from '@shared/leads/companies/schemas';
import { useTexts } from '@/i18n/use-texts';
import { TextField } from '@/ui/controls/fields/text-field';
import { ownCountry } from '../duplicates/reads';
import { RecordForm } from '../forms/record-form';
import { recordsTexts } from '../texts/records';
import { type RecordFormProps, useRecordForm } from '../forms/use-record-form';
import { TypedMatches } from '../duplicates/typed-matches';

const inFront = ['name', 'domain'] as const;
const noSpecial = {};

export function CompanyForm(props: RecordFormProps<'companies'>) {
  const t = useTexts(recordsTexts);
  const { field, form, frame } = useRecordForm(newCompany, {
    ...props,
    section: 'companies',
    nameOf: ({ name }) => name,
  });
  const { domain, phone, taxId, country } = useWatch({ control: form.control });
  return (
    <RecordForm {...frame} front={inFront} special={noSpecial}>
      <TextField label={t('fields.name')} autoComplete="off" {...field('name')} />
      <TextField label={t('fields.domain')} autoComplete="off" optional {...field('domain')} />
      <TypedMatches
        typed={{
          entity: 'company',
          id: props.record?.id,
          domain: domain?.trim() ?? '',
          phones: phone?.trim() ?? '',
          taxId: taxId?.trim() ?? '',
          country: ownCountry(country),
        }}
      />
    </RecordForm>
  );
}
