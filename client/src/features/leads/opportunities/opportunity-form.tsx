import { useQuery } from '@tanstack/react-query';
import { newOpportunity } from '@shared/leads/opportunities/schemas';
import { useTexts } from '@/i18n/use-texts';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { usualCurrencies } from '@/lib/values/currencies';
import { MoneyField } from '@/ui/controls/fields/money-field';
import { PeopleField } from './people-field';
import { asNumber } from '../forms/as-number';
import { RecordForm } from '../forms/record-form';
import { RecordPicker } from '../forms/record-picker';
import { stageList } from '../records';
import { recordsTexts } from '../texts/records';
import { useCurrency } from '../fields/use-currency';
import { type RecordFormProps, useRecordForm } from '../forms/use-record-form';

const inFront = ['title', 'companyId', 'contactId', 'stageId', 'amount', 'expectedClose'] as const;
const empty = { stageId: undefined, currency: undefined };

const emptyIsNull = { setValueAs: (value: string | null) => value || null };

export function OpportunityForm(props: RecordFormProps<'opportunities'>) {
  const t = useTexts(recordsTexts);
  const { data: stages } = useQuery(stageList());
  const usual = useCurrency();
  const { field, chosen, picked, frame } = useRecordForm(newOpportunity, {
    ...props,
    section: 'opportunities',
    empty,
    nameOf: ({ title }) => title,
  });
  const [company, contact, amount] = [chosen('companyId'), chosen('contactId'), chosen('amount')];
  const currency = chosen('currency').value ?? usual;
  const amountField = <MoneyField label={t('fields.amount')} currency={currency} {...amount} />;
  const stageField = stages && (
    <SelectField
      label={t('fields.stageId')}
      choices={stages.map(({ id, name }) => ({ value: String(id), label: name }))}
      {...picked('stageId', Number)}
    />
  );
  return (
    <RecordForm
      {...frame}
      front={inFront}
      special={{
        currency: (
          <SelectField
            label={t('fields.currency')}
            choices={[...new Set([currency, usual, ...usualCurrencies])].map((code) => ({
              value: code,
              label: code,
            }))}
            {...picked('currency')}
            value={currency}
          />
        ),
        probability: (
          <TextField
            label={t('fields.probability')}
            hint={t('form.probability')}
            type="number"
            min={0}
            max={100}
            {...field('probability', asNumber)}
          />
        ),
        people: <PeopleField {...chosen('people')} />,
        amount: amountField,
        stageId: stageField,
      }}
    >
      <TextField label={t('fields.title')} autoComplete="off" {...field('title')} />
      <RecordPicker section="companies" label={t('fields.companyId')} {...company} />
      <RecordPicker section="contacts" label={t('fields.contactId')} {...contact} />
      <div className="grid gap-4 sm:grid-cols-2">
        {amountField}
        {stageField}
        <TextField label={t('fields.expectedClose')} type="date" {...field('expectedClose', emptyIsNull)} />
      </div>
    </RecordForm>
  );
}
