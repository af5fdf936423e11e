import type { z } from 'zod';
import { languages } from '@shared/languages';
import { leadChanges } from '@shared/marketing/capture/leads/schemas';
import { leadStatuses } from '@shared/marketing/capture/scales';
import { usualTimezones } from '@shared/marketing/scales';
import { useTexts } from '@/i18n/use-texts';
import { changedFields, Clash, type Fields } from '@/lib/forms/save-changes';
import { clashOf, useRecordSending } from '@/lib/forms/use-record-sending';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/select-field';
import { TextAreaField, TextField } from '@/ui/controls/text-field';
import { ClashAlert } from '@/ui/feedback/clash-alert';
import { commonTexts } from '@/ui/texts/common';
import { captureTexts } from '../../texts/capture';
import { leadTexts } from '../../texts/lead';
import { leadsTexts } from '../../texts/leads';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';
import { type Lead, nameOfLead } from '../reads';
import { useSendLead } from '../use-changed-lead';

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

/** The form of a lead: it sends what was changed, shows a clash with changes of others, and offers to undo. */
function useLeadForm({ lead, onSaved }: LeadFormProps) {
  const t = useTexts(leadsTexts);
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const update = useSendLead();
  const send = useRecordSending<Lead, Lead & { act: string | null }>(lead, {
    create: () => Promise.reject(new Error('a lead is only edited here')),
    changesOf: (first, values) => changedFields({ ...first }, values),
    update,
    unchanged: (first) => ({ ...first, act: null }),
  });
  const { form, save, ...fields } = useSaveForm(leadChanges, {
    defaultValues: valuesOf(lead),
    save: (values) => send(values as Fields),
    failed: { title: t('notSaved') },
    isShown: (error) => error instanceof Clash,
    onSaved: (saved) => {
      void refresh();
      if (saved.act) tell(saved.act, { title: t('saved'), description: nameOfLead(saved) });
      onSaved();
    },
  });
  return { ...fields, values: form.getValues(), ...clashOf(form, save.error) };
}

/** Edits a lead. */
export function LeadForm(props: LeadFormProps) {
  const t = useTexts(leadTexts);
  const tCapture = useTexts(captureTexts);
  const tCommon = useTexts(commonTexts);
  const { field, frame, values, clash, takeTheirs } = useLeadForm(props);
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
    <Form {...frame} className="grid gap-4">
      {clash && (
        <ClashAlert
          clash={clash}
          mine={{ ...values }}
          nameOf={(name) => names[name]}
          valueOf={(_, value) => (typeof value === 'string' && value) || '–'}
          takeTheirs={takeTheirs}
        />
      )}
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
      <Button type="submit" pending={frame.pending} className="mt-2 justify-self-end">
        {tCommon('actions.save')}
      </Button>
    </Form>
  );
}
