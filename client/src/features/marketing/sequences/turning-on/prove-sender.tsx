import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { companySenderApi } from '@shared/marketing/sequences/endpoints';
import { codeLength } from '@shared/marketing/sequences/scales';
import { senderProof } from '@shared/marketing/sequences/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSave } from '@/lib/api/save';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { TextField } from '@/ui/controls/text-field';
import { simulationTexts } from '../../texts/simulation';
import { senderOf } from '../reads';

interface ProveSenderProps {
  companyId: number;
  /** Where answers go. */
  email: string;
}

/** Proves by a mailed code that the address for answers is the company's own. */
export function ProveSender({ companyId, email }: ProveSenderProps) {
  const t = useTexts(simulationTexts);
  const [isAsked, setAsked] = useState(false);
  const ask = useSave(companySenderApi.askCode, {
    onSaved: () => setAsked(true),
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('on.prove.notAsked'), description: errorText(error) }),
  });
  return (
    <div className="grid justify-items-start gap-2">
      <output className="wrap-anywhere">
        {isAsked ? t('on.prove.asked', { email }) : t('on.lacks.proof', { email })}
      </output>
      {isAsked && <CodeForm companyId={companyId} />}
      <Button
        variant={isAsked ? 'quiet' : 'secondary'}
        pending={ask.isPending}
        onClick={() => ask.mutate({ params: { id: companyId } })}
      >
        {t(isAsked ? 'on.prove.again' : 'on.prove.ask')}
      </Button>
    </div>
  );
}

function CodeForm({ companyId }: { companyId: number }) {
  const t = useTexts(simulationTexts);
  const client = useQueryClient();
  const { field, frame } = useSaveForm(senderProof, {
    defaultValues: { code: '' },
    save: (body) => call(companySenderApi.prove, { id: companyId }, body),
    saved: { title: t('on.prove.done') },
    failed: { title: t('on.prove.failed') },
    onSaved: (sender) => client.setQueryData(senderOf(companyId).queryKey, sender),
  });
  return (
    <Form {...frame} className="flex flex-wrap items-start gap-3">
      <div className="w-36">
        <TextField
          label={t('on.prove.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeLength}
          {...field('code')}
        />
      </div>
      <Button type="submit" pending={frame.pending} className="mt-7">
        {t('on.prove.confirm')}
      </Button>
    </Form>
  );
}
