import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { leadMails } from '@shared/leads/mails/endpoints';
import { mailCode } from '@shared/leads/mails/schemas';
import { codeLength } from '@shared/leads/mails/scales';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSave } from '@/lib/api/save';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { TextField } from '@/ui/controls/text-field';
import { mailsTexts } from '../texts/mails';

/** Proves once, by a mailed code, that the address for answers is the user's own. */
export function ProveSender({ address }: { address: string }) {
  const t = useTexts(mailsTexts);
  const [isAsked, setAsked] = useState(false);
  const ask = useSave(leadMails.askCode, {
    onSaved: () => setAsked(true),
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('prove.notAsked'), description: errorText(error) }),
  });
  return (
    <section aria-label={t('prove.title', { address })} className="grid gap-3 rounded-card bg-ink/4 p-4">
      <h3 className="font-semibold wrap-anywhere">{t('prove.title', { address })}</h3>
      <output className="text-muted wrap-anywhere">
        {isAsked ? t('prove.asked', { address }) : t('prove.text')}
      </output>
      {isAsked && <CodeForm />}
      <Button
        variant={isAsked ? 'quiet' : 'secondary'}
        pending={ask.isPending}
        className="justify-self-start"
        onClick={() => ask.mutate({})}
      >
        {t(isAsked ? 'prove.again' : 'prove.ask')}
      </Button>
    </section>
  );
}

function CodeForm() {
  const t = useTexts(mailsTexts);
  const client = useQueryClient();
  const { field, frame } = useSaveForm(mailCode, {
    defaultValues: { code: '' },
    save: (body) => call(leadMails.prove, {}, body),
    saved: { title: t('prove.done') },
    failed: { title: t('prove.failed') },
    onSaved: (sender) => client.setQueryData(query(leadMails.sender, {}).queryKey, sender),
  });
  return (
    <Form {...frame} className="flex flex-wrap items-start gap-3">
      <div className="w-36">
        <TextField
          label={t('prove.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeLength}
          {...field('code')}
        />
      </div>
      <Button type="submit" pending={frame.pending} className="mt-7">
        {t('prove.confirm')}
      </Button>
    </Form>
  );
}
