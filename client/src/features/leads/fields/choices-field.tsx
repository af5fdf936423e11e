import { useRef } from 'react';
import { mostChoices, ownLimits } from '@shared/leads/fields/scales';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { controlLook, FieldError } from '@/ui/controls/field';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import { leadSettingsTexts } from '../texts/settings';

/** A choice; one without an id is new. */
export interface DraftChoice {
  id?: string | undefined;
  label: string;
}

interface ChoicesFieldProps {
  value: readonly DraftChoice[];
  error: string | undefined;
  onChange: (choices: DraftChoice[]) => void;
}

/** The options of a field, in the order in which they are offered and sorted. */
export function ChoicesField({ value, error, onChange }: ChoicesFieldProps) {
  const t = useTexts(leadSettingsTexts);
  const list = useRef<HTMLFieldSetElement>(null);
  const change = (at: number, label: string) =>
    onChange(value.map((choice, index) => (index === at ? { ...choice, label } : choice)));
  const swap = (at: number, step: 1 | -1) => {
    const next = [...value];
    [next[at], next[at + step]] = [next[at + step] as DraftChoice, next[at] as DraftChoice];
    onChange(next);
  };
  function add() {
    onChange([...value, { label: '' }]);
    setTimeout(() => [...(list.current?.querySelectorAll('input') ?? [])].at(-1)?.focus());
  }
  return (
    <fieldset ref={list} aria-describedby={error ? 'choices-error' : undefined} className="grid gap-2">
      <legend className="mb-1 font-medium">{t('fields.choices')}</legend>
      {value.map((choice, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a new choice has no id
        <div key={choice.id ?? `new ${at}`} className="flex items-center gap-1">
          <input
            type="text"
            aria-label={t('fields.choice', { place: at + 1 })}
            maxLength={ownLimits.label}
            value={choice.label}
            onChange={({ target }) => change(at, target.value)}
            className={controlLook('min-w-0')}
          />
          <IconButton
            icon={portalIcons.arrowUp}
            label={t('fields.up', { name: choice.label })}
            disabled={at === 0}
            onClick={() => swap(at, -1)}
          />
          <IconButton
            icon={portalIcons.trash}
            label={t('fields.removeChoice', { name: choice.label || t('fields.choice', { place: at + 1 }) })}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {error && <FieldError id="choices-error">{error}</FieldError>}
      {value.length < mostChoices && (
        <Button variant="secondary" icon={portalIcons.plus} onClick={add} className="justify-self-start">
          {t('fields.addChoice')}
        </Button>
      )}
    </fieldset>
  );
}
