import type { z } from 'zod';
import { languages } from '@shared/languages';
import { leadChanges } from '@shared/marketing/capture/leads/schemas';
import { leadStatuses } from '@shared/marketing/capture/scales';
import { usualTimezones } from '@shared/marketing/scales';
import { useTexts } from '@/i18n/use-texts';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextAreaField, TextField } from '@/ui/controls/fields/text-field';
import { RecordForm } from '@/ui/record-form/record-form';
import { useRecordForm } from '@/ui/record-form/use-record-form';
import { captureTexts } from '../texts/capture';
import { leadTexts } from '../texts/lead';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';
import { type Lead, nameOfLead } from '../reads';
import { sendLead } from '../use-changed-lead';

type LeadInput = z.input<typeof leadChanges>;

const valuesOf = (lead: Lead) =>
  ({
    contactName: lead.contactName ?? '',
    contactEmail: lead.contactEmail ?? '',
    contactPhone: lead.contactPhone ?? '',
    companyName: lead.companyName ?? '',
    position: lead.position ?? '',
    status: lead.status,
    notes: lead.notes ?? '',
    language: lead.language,
    timezone: lead.timezone ?? '',
  }) satisfies LeadInput;

/** The zones of a select: the usual ones and the lead's first. */
function zonesWith(own: string | null) {
  const first = new Set<string>([...usualTimezones, ...(own ? [own] : [])]);
  return [...new Set([...first, ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));
}

interface LeadFormProps {
  lead: Lead;
  onSaved: () => void;
}

/** The form of a lead. */
function useLeadForm({ lead, onSaved }: LeadFormProps) {
  const t = useTexts(captureTexts);
  return useRecordForm(leadChanges, {
    record: lead,
    defaultValues: valuesOf(lead),
    create: () => Promise.reject(new Error('a lead is only edited here')),
    update: sendLead,
    refresh: useRefreshMarketing(),
    tell: useUndo().tell,
    saved: (saved) => ({ title: t('leads.saved'), description: nameOfLead(saved) }),
    notSaved: t('leads.notSaved'),
    onSaved,
  });
}

/** Edits a lead. */
export function LeadForm(props: LeadFormProps) {
  const t = useTexts(leadTexts);
  const tCapture = useTexts(captureTexts);
  const { field, frame } = useLeadForm(props);
  const names: Partial<Record<string, string>> = {
    contactName: t('form.name'),
    contactEmail: t('form.email'),
    contactPhone: t('form.phone'),
    companyName: t('form.company'),
    position: t('form.position'),
    status: t('form.status'),
    notes: t('form.notes'),
    language: t('form.language'),
    timezone: t('form.timezone'),
  };
  return (
    <RecordForm {...frame} nameOf={(name) => names[name]}>
      <TextField label={t('form.name')} autoComplete="off" {...field('contactName')} />
      <TextField label={t('form.email')} type="email" autoComplete="off" {...field('contactEmail')} />
      <TextField label={t('form.phone')} type="tel" autoComplete="off" {...field('contactPhone')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('form.company')} autoComplete="off" {...field('companyName')} />
        <TextField label={t('form.position')} autoComplete="off" {...field('position')} />
        <SelectField
          label={t('form.status')}
          choices={leadStatuses.map((value) => ({ value, label: tCapture(`status.${value}`) }))}
          {...field('status')}
        />
        <SelectField
          label={t('form.language')}
          choices={languages.map((value) => ({ value, label: tCapture(`languages.${value}`) }))}
          {...field('language')}
        />
      </div>
      <SelectField
        label={t('form.timezone')}
        choices={[{ value: '', label: t('form.zoneOfCompany') }, ...zonesWith(props.lead.timezone)]}
        {...field('timezone')}
      />
      <TextAreaField label={t('form.notes')} {...field('notes')} />
    </RecordForm>
  );
}
