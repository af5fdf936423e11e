import { useWatch } from 'react-hook-form';
import { type NewContact, newContact } from '@shared/leads/contacts/schemas';
import { type ContactPoint, contactStatuses, leadSources } from '@shared/leads/contacts/scales';
import { useTexts } from '@/i18n/use-texts';
import { CheckboxField } from '@/ui/controls/checkbox-field';
import { SelectField } from '@/ui/controls/select-field';
import { TextAreaField, TextField } from '@/ui/controls/text-field';
import { AddressFields } from '../forms/address-fields';
import { RecordForm } from '../forms/record-form';
import { RecordPicker } from '../forms/record-picker';
import { recordsTexts } from '../texts/records';
import { useChoices } from '../use-choices';
import { type RecordFormProps, useRecordForm } from '../forms/use-record-form';
import { TypedMatches } from '../twins/typed-matches';
import { PointsField } from './points-field';
import { typedContact } from './typed-contact';
import { usePointErrors } from './use-point-errors';

const empty = {
  ...{ firstName: '', lastName: '', jobTitle: '', linkedinUrl: '', notes: '' },
  ...{ address: '', city: '', region: '', postalCode: '', country: '' },
  companyId: null as number | null,
  status: 'new' as const,
  source: 'other' as const,
  language: null,
  doNotContact: false,
  points: [] as ContactPoint[],
  tags: [] as number[],
  own: {},
};

export function ContactForm(props: RecordFormProps<'contacts'>) {
  const t = useTexts(recordsTexts);
  const choices = useChoices();
  const { field, chosen, picked, form, frame, error } = useRecordForm(newContact, {
    ...props,
    section: 'contacts',
    empty,
    nameOf: ({ name }) => name ?? '',
  });
  const points = chosen('points');
  const errors = usePointErrors(form.formState.errors.points, error);
  const company = chosen('companyId');
  const typed = typedContact(useWatch({ control: form.control }) as NewContact, props.record?.id);
  return (
    <RecordForm
      section="contacts"
      {...frame}
      more={
        <>
          <TextField label={t('fields.jobTitle')} {...field('jobTitle')} />
          <SelectField
            label={t('fields.status')}
            choices={choices('status', contactStatuses)}
            {...picked('status')}
          />
          <SelectField
            label={t('fields.source')}
            choices={choices('source', leadSources)}
            {...picked('source')}
          />
          <SelectField
            label={t('fields.language')}
            empty
            choices={choices('language', ['en', 'es'])}
            {...picked('language')}
          />
          <AddressFields field={field} country={picked('country', String)} />
          <TextField label={t('fields.linkedinUrl')} {...field('linkedinUrl')} />
          <TextAreaField label={t('fields.notes')} {...field('notes')} />
          <CheckboxField label={t('fields.doNotContact')} {...field('doNotContact')} />
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('fields.firstName')} autoComplete="off" {...field('firstName')} />
        <TextField label={t('fields.lastName')} autoComplete="off" {...field('lastName')} />
      </div>
      <PointsField
        value={(points.value ?? []) as ContactPoint[]}
        onChange={points.onChange}
        errors={errors}
      />
      <TypedMatches typed={typed} />
      <RecordPicker
        section="companies"
        label={t('fields.companyId')}
        error={company.error}
        value={company.value}
        onChange={company.onChange}
      />
    </RecordForm>
  );
}
