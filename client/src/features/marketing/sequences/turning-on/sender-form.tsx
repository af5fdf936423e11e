import { z } from 'zod';
import { line, optionalEmail, paragraph } from '@shared/fields';
import { messages } from '@shared/messages';
import { useTexts } from '@/i18n/use-texts';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { TextAreaField, TextField } from '@/ui/controls/fields/text-field';
import { Form } from '@/ui/controls/form';
import { keepCompany } from '../../keep-company';
import type { ListedCompany } from '../../reads';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { sequencesTexts } from '../texts/sequences';

const sender = z.object({
  senderName: line(messages['field.required'], 100),
  replyTo: optionalEmail.refine((email) => email !== null, messages['email.required']),
  postalAddress: paragraph(messages['field.required'], 500),
});

/** Asks in its place for what mails say of their sender and is not known yet. */
export function SenderForm({ company }: { company: ListedCompany }) {
  const t = useTexts(sequencesTexts);
  const refresh = useRefreshMarketing();
  const { field, frame } = useSaveForm(sender, {
    defaultValues: {
      senderName: company.senderName ?? company.name,
      replyTo: company.replyTo ?? '',
      postalAddress: company.postalAddress ?? '',
    },
    save: (values) => keepCompany(company.id, values),
    failed: { title: t('told.failed') },
    onSaved: () => void refresh(),
  });
  return (
    <Form {...frame} className="grid gap-3">
      {!company.senderName && (
        <TextField
          label={t('simulation.on.fields.sender')}
          hint={t('simulation.on.lacks.sender')}
          autoComplete="organization"
          {...field('senderName')}
        />
      )}
      {!company.replyTo && (
        <TextField
          type="email"
          label={t('simulation.on.fields.replyTo')}
          hint={t('simulation.on.lacks.replyTo')}
          autoComplete="email"
          {...field('replyTo')}
        />
      )}
      {!company.postalAddress && (
        <TextAreaField
          label={t('simulation.on.fields.postal')}
          hint={t('simulation.on.lacks.postal')}
          rows={2}
          autoComplete="street-address"
          {...field('postalAddress')}
        />
      )}
      <Button type="submit" variant="secondary" className="justify-self-start" pending={frame.pending}>
        {t('simulation.on.mend.company')}
      </Button>
    </Form>
  );
}
