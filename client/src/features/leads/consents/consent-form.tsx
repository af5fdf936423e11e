import { leadConsents } from '@shared/leads/consents/endpoints';
import { newConsent } from '@shared/leads/consents/schemas';
import { type ConsentState, consentStates, type Purpose, purposes } from '@shared/leads/contacts/scales';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { consentsTexts } from './texts/consents';
import { useRefreshLeads } from '../use-refresh-leads';

interface ConsentFormProps {
  contact: number;
  onSaved: () => void;
}

/** Notes what a contact has granted or withdrawn, and how that is known. */
export function ConsentForm({ contact, onSaved }: ConsentFormProps) {
  const t = useTexts(consentsTexts);
  const refresh = useRefreshLeads();
  const { field, chosen, frame } = useSaveForm(newConsent, {
    defaultValues: { purpose: 'marketing', state: 'granted', source: '', wordingVersion: '' },
    save: (body) => call(leadConsents.add, { id: contact }, body),
    saved: { title: t('saved') },
    failed: { title: t('failed') },
    onSaved: () => {
      void refresh();
      onSaved();
    },
  });
  const [purpose, state] = [chosen('purpose'), chosen('state')];
  return (
    <Form {...frame} className="grid gap-4">
      <SelectField
        label={t('purpose')}
        choices={purposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
        value={purpose.value}
        onChange={({ target }) => purpose.onChange(target.value as Purpose)}
      />
      <SelectField
        label={t('state')}
        choices={consentStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={state.value}
        onChange={({ target }) => state.onChange(target.value as ConsentState)}
      />
      <TextField label={t('sourceLabel')} hint={t('sourceHint')} {...field('source')} />
      {state.value === 'granted' && (
        <TextField label={t('wordingLabel')} hint={t('wordingHint')} {...field('wordingVersion')} />
      )}
      <Button type="submit" pending={frame.pending} className="justify-self-end">
        {t('save')}
      </Button>
    </Form>
  );
}
