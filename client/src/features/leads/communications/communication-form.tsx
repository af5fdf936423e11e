import { newCommunication } from '@shared/leads/communications/schemas';
import { communicationTypes } from '@shared/leads/communications/scales';
import { useTexts } from '@/i18n/use-texts';
import { localOf, momentOf } from '@/lib/values/moments';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextAreaField, TextField } from '@/ui/controls/fields/text-field';
import { asNumber } from '../forms/as-number';
import { RecordForm } from '../forms/record-form';
import { RecordPicker } from '../forms/record-picker';
import { recordsTexts } from '../texts/records';
import { useChoices } from '../values/use-choices';
import { type RecordFormProps, useRecordForm } from '../forms/use-record-form';

const inFront = ['type', 'subject', 'body', 'occurredAt', 'contactIds', 'companyId'] as const;

const emptyNow = () => ({ occurredAt: new Date().toISOString() });

export function CommunicationForm(props: RecordFormProps<'communications'>) {
  const t = useTexts(recordsTexts);
  const choices = useChoices();
  const { field, chosen, picked, frame } = useRecordForm(newCommunication, {
    ...props,
    section: 'communications',
    empty: emptyNow(),
    nameOf: ({ subject, about }) => subject ?? about ?? '',
  });
  const [when, people] = [chosen('occurredAt'), chosen('contactIds')];
  const [firstPerson = null, ...others] = people.value ?? [];
  return (
    <RecordForm
      {...frame}
      front={inFront}
      special={{
        durationMin: (
          <TextField
            label={t('fields.durationMin')}
            type="number"
            min={0}
            {...field('durationMin', asNumber)}
          />
        ),
      }}
    >
      <SelectField
        label={t('fields.type')}
        choices={choices('type', communicationTypes)}
        {...picked('type')}
      />
      <TextField label={t('fields.subject')} autoComplete="off" {...field('subject')} />
      <TextAreaField label={t('fields.body')} {...field('body')} />
      <TextField
        label={t('fields.occurredAt')}
        type="datetime-local"
        value={when.value ? localOf(when.value) : ''}
        error={when.error}
        onChange={({ target }) => target.value && when.onChange(momentOf(target.value))}
      />
      <RecordPicker
        section="contacts"
        label={t('fields.contactId')}
        error={people.error}
        value={firstPerson}
        onChange={(id) => people.onChange(id === null ? others : [id, ...others])}
      />
      <RecordPicker section="companies" label={t('fields.companyId')} {...chosen('companyId')} />
    </RecordForm>
  );
}
