import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { leadMails } from '@shared/leads/mails/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { CodeForm } from '@/ui/code-form';
import { mailsTexts } from './texts/mails';

/** Proves once, by a mailed code, that the address for answers is the user's own. */
export function ProveSender({ address }: { address: string }) {
  const t = useTexts(mailsTexts);
  const client = useQueryClient();
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
      {isAsked && (
        <CodeForm
          texts={{
            code: t('prove.code'),
            confirm: t('prove.confirm'),
            done: t('prove.done'),
            failed: t('prove.failed'),
          }}
          save={(body) => call(leadMails.prove, {}, body)}
          onSaved={(sender) => client.setQueryData(query(leadMails.sender, {}).queryKey, sender)}
        />
      )}
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
