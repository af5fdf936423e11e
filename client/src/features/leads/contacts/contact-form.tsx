import { useWatch } from 'react-hook-form';
import { type NewContact, newContact } from '@shared/leads/contacts/schemas';
import { type ContactPoint } from '@shared/leads/contacts/scales';
import { useTexts } from '@/i18n/use-texts';
import { TextField } from '@/ui/controls/fields/text-field';
import { RecordForm } from '../forms/record-form';
import { RecordPicker } from '../forms/record-picker';
import { recordsTexts } from '../texts/records';
import { type RecordFormProps, useRecordForm } from '../forms/use-record-form';
import { TypedMatches } from '../duplicates/typed-matches';
import { emptyPoints } from './empty-points';
import { PointsField } from './points-field';
import { typedContact } from './typed-contact';
import { usePointErrors } from './use-point-errors';

const inFront = ['firstName', 'lastName', 'points', 'companyId'] as const;
export function ContactForm(props: RecordFormProps<'contacts'>) {
  const t = useTexts(recordsTexts);
  const { field, chosen, form, frame, error } = useRecordForm(newContact, {
    ...props,
    section: 'contacts',
    empty: { points: emptyPoints() },
    nameOf: ({ name }) => name ?? '',
  });
  const points = chosen('points');
  const errors = usePointErrors(form.formState.errors.points, error);
  const company = chosen('companyId');
  /** Empty ones are ignored. */
  function submit() {
    const typedIn = (points.value ?? []).filter(({ value }) => value.trim() !== '');
    form.setValue('points', typedIn);
    frame.onSubmit();
  }
  const typed = typedContact(useWatch({ control: form.control }) as NewContact, props.record?.id);
  const pointsField = (
    <PointsField value={(points.value ?? []) as ContactPoint[]} onChange={points.onChange} errors={errors} />
  );
  return (
    <RecordForm {...frame} onSubmit={submit} front={inFront} special={{ points: pointsField }}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('fields.firstName')} autoComplete="off" {...field('firstName')} />
        <TextField label={t('fields.lastName')} autoComplete="off" {...field('lastName')} />
      </div>
      {pointsField}
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
