import { type ReactNode, useState } from 'react';
import { communicationTypes } from '@shared/leads/communications/scales';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { TextAreaField } from '@/ui/controls/fields/text-field';
import { Button } from '@/ui/controls/button';
import type { About } from './about';
import { FollowUpOffer } from './follow-up-offer';
import { createRecord } from '../records';
import { recordsTexts } from '../texts/records';
import { recordTexts } from '../texts/record';
import { useRefreshLeads } from '../use-refresh-leads';
import { useUndo } from '../use-undo';

interface ComposerProps {
  about: About;
  /** Offers a follow-up task once something was logged. */
  onFollowUp: () => void;
  /** Further ways to log something, beside the types. */
  more?: ReactNode;
}

/** Logs what was said, as a communication of the type whose button is pressed. */
export function Composer({ about, onFollowUp, more }: ComposerProps) {
  const t = useTexts(recordTexts);
  const tRecords = useTexts(recordsTexts);
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isLogged, setLogged] = useState(false);
  const save = useSaving(
    (type: string) => createRecord('communications', { ...about.communication, type, body: text }),
    {
      onSaved: ({ act }) => {
        tell(act, { title: tRecords('created.communications') });
        setText('');
        setLogged(true);
        void refresh();
      },
      onFailed: (failure) =>
        toast({ variant: 'destructive', title: tRecords('notSaved'), description: errorText(failure) }),
    },
  );

  function log(type: string) {
    if (text.trim() === '') return setError(t('composer.empty'));
    save.mutate(type);
  }

  return (
    <section aria-label={t('composer.title')} className="grid gap-2">
      <TextAreaField
        id="composer"
        label={t('composer.label')}
        rows={2}
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <fieldset aria-label={t('composer.types')} className="flex flex-wrap gap-1">
        {communicationTypes.map((type) => (
          <Button
            key={type}
            variant="secondary"
            disabled={save.isPending}
            className="px-3! text-sm"
            onClick={() => log(type)}
          >
            {tRecords(`type.${type}`)}
          </Button>
        ))}
        {more}
      </fieldset>
      {isLogged && text === '' && (
        <FollowUpOffer
          onFollowUp={() => {
            setLogged(false);
            onFollowUp();
          }}
        />
      )}
    </section>
  );
}
