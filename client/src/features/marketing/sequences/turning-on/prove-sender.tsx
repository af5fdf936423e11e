import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { companySenderApi } from '@shared/marketing/sequences/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { CodeForm } from '@/ui/code-form';
import { sequencesTexts } from '../texts/sequences';
import { senderOf } from '../reads';

interface ProveSenderProps {
  companyId: number;
  /** Where answers go. */
  email: string;
  /** Whether a code was mailed a moment ago. */
  isAsked?: boolean;
}

/** Proves by a mailed code that the address for answers is the company's own. */
export function ProveSender({ companyId, email, isAsked: wasAsked = false }: ProveSenderProps) {
  const t = useTexts(sequencesTexts);
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(wasAsked);
  const ask = useSave(companySenderApi.askCode, {
    onSaved: () => setAsked(true),
    onFailed: (error) =>
      toast({
        variant: 'destructive',
        title: t('simulation.on.prove.notAsked'),
        description: errorText(error),
      }),
  });
  return (
    <div className="grid justify-items-start gap-2">
      <output className="wrap-anywhere">
        {isAsked ? t('simulation.on.prove.asked', { email }) : t('simulation.on.lacks.proof', { email })}
      </output>
      {isAsked && (
        <CodeForm
          texts={{
            code: t('simulation.on.prove.code'),
            confirm: t('simulation.on.prove.confirm'),
            done: t('simulation.on.prove.done'),
            failed: t('simulation.on.prove.failed'),
          }}
          save={(body) => call(companySenderApi.prove, { id: companyId }, body)}
          onSaved={(sender) => client.setQueryData(senderOf(companyId).queryKey, sender)}
        />
      )}
      <Button
        variant={isAsked ? 'quiet' : 'secondary'}
        pending={ask.isPending}
        onClick={() => ask.mutate({ params: { id: companyId } })}
      >
        {t(isAsked ? 'simulation.on.prove.again' : 'simulation.on.prove.ask')}
      </Button>
    </div>
  );
}
