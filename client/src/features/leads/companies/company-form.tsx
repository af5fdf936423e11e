import { useWatch } from 'react-hook-form';
import { newCompany } from '@shared/leads/companies/schemas';
import { lifecycles, sizeBands } from '@shared/leads/companies/scales';
import { useTexts } from '@/i18n/use-texts';
import { SelectField } from '@/ui/controls/select-field';
import { TextAreaField, TextField } from '@/ui/controls/text-field';
import { AddressFields } from '../forms/address-fields';
import { ownCountry } from '../duplicates';
import { RecordForm } from '../forms/record-form';
import { recordsTexts } from '../texts/records';
import { useChoices } from '../use-choices';
import { type RecordFormProps, useRecordForm } from '../forms/use-record-form';
import { TypedMatches } from '../twins/typed-matches';

const empty = {
  ...{ name: '', domain: '', phone: '', website: '', taxId: '', industry: '', linkedinUrl: '' },
  ...{ address: '', city: '', region: '', postalCode: '', country: '', description: '' },
  lifecycle: 'lead' as const,
  sizeBand: null,
  tags: [] as number[],
  own: {},
};

export function CompanyForm(props: RecordFormProps<'companies'>) {
  const t = useTexts(recordsTexts);
  const choices = useChoices();
  const { field, picked, form, frame } = useRecordForm(newCompany, {
    ...props,
    section: 'companies',
    empty,
    nameOf: ({ name }) => name,
  });
  const { domain, phone, taxId, country } = useWatch({ control: form.control });
  return (
    <RecordForm
      section="companies"
      {...frame}
      more={
        <>
          <TextField label={t('fields.phone')} type="tel" {...field('phone')} />
          <SelectField
            label={t('fields.lifecycle')}
            choices={choices('lifecycle', lifecycles)}
            {...picked('lifecycle')}
          />
          <TextField label={t('fields.website')} {...field('website')} />
          <TextField label={t('fields.taxId')} {...field('taxId')} />
          <TextField label={t('fields.industry')} {...field('industry')} />
          <SelectField
            label={t('fields.sizeBand')}
            empty
            choices={choices('sizeBand', sizeBands)}
            {...picked('sizeBand')}
          />
          <AddressFields field={field} country={picked('country', String)} />
          <TextField label={t('fields.linkedinUrl')} {...field('linkedinUrl')} />
          <TextAreaField label={t('fields.description')} {...field('description')} />
        </>
      }
    >
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
