import { type ReactNode, useState } from 'react';
import { type CommunicationType, communicationTypes } from '@shared/leads/communications/scales';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { controlLook } from '@/ui/controls/fields/field';
import { TextAreaField } from '@/ui/controls/fields/text-field';
import { Button } from '@/ui/controls/button';
import type { About } from './about';
import { FollowUpOffer } from './follow-up-offer';
import { createRecord } from '../records';
import { recordsTexts } from '../texts/records';
import { recordTexts } from '../texts/record';
import { useRefreshLeads } from '../use-refresh-leads';
import { useUndo } from '../use-undo';
import { textButton } from '../values/text-button';
import { useChoices } from '../values/use-choices';

interface ComposerProps {
  about: About;
  onLogged: () => void;
  /** Adds a task that follows from what was logged last; offered while nothing new is typed. */
  onFollowUp: (() => void) | undefined;
  /** Opens the form of all fields with what was typed. */
  onMore: (typed: { type: CommunicationType; body: string }) => void;
  /** Further ways to log something. */
  more?: ReactNode;
}

const inputId = 'composer';

/** Brings the reader to where communications are logged. */
export const focusComposer = () => document.getElementById(inputId)?.focus();

/** Logs what was said, as a communication of the type that is chosen. */
export function Composer({ about, onLogged, onFollowUp, onMore, more }: ComposerProps) {
  const t = useTexts(recordTexts);
  const tRecords = useTexts(recordsTexts);
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  const choices = useChoices();
  const [type, setType] = useState<CommunicationType>(about.usualType ?? 'call');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const save = useSaving(() => createRecord('communications', { ...about.communication, type, body: text }), {
    onSaved: ({ act }) => {
      tell(act, { title: tRecords('created.communications') });
      setText('');
      onLogged();
      void refresh();
    },
    onFailed: (failure) =>
      toast({ variant: 'destructive', title: tRecords('notSaved'), description: errorText(failure) }),
  });

  function log() {
    if (save.isPending) return;
    if (text.trim() === '') return setError(t('composer.empty'));
    save.mutate(undefined);
  }

  return (
    <section aria-label={t('composer.title')} className="relative grid gap-2">
      <TextAreaField
        id={inputId}
        label={t('composer.label')}
        rows={2}
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
        onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && log()}
      />
      <div className="flex flex-wrap items-center gap-2">
        <select
          aria-label={t('composer.type')}
          value={type}
          className={controlLook('w-auto!')}
          onChange={({ target }) => setType(target.value as CommunicationType)}
        >
          {choices('type', communicationTypes).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button variant="secondary" pending={save.isPending} onClick={log}>
          {t('composer.log')}
        </Button>
        {/* On a phone it stands beside the label, so that the acts need one line. */}
        <Button
          variant="quiet"
          className={`${textButton} max-sm:absolute! max-sm:-top-2 max-sm:-right-2`}
          onClick={() => onMore({ type, body: text })}
        >
          {t('composer.more')}
        </Button>
        {more}
      </div>
      {onFollowUp && text === '' && <FollowUpOffer onFollowUp={onFollowUp} />}
    </section>
  );
}
