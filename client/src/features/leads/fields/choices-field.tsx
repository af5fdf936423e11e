import { useRef, useState } from 'react';
import { mostChoices, ownLimits } from '@shared/leads/fields/scales';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { controlLook, FieldError } from '@/ui/controls/fields/field';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import { DragHandle } from '@/ui/sortable/drag-handle';
import { SortableList } from '@/ui/sortable/sortable-list';
import { leadSettingsTexts } from '../settings/texts/settings';

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
  const frame = useRef<HTMLFieldSetElement>(null);
  const { items, change, move, add, remove } = useOptions(value, onChange);
  return (
    <fieldset ref={frame} aria-describedby={error ? 'choices-error' : undefined} className="grid gap-2">
      <legend className="mb-1 font-medium">{t('fields.choices')}</legend>
      <SortableList
        label={t('fields.choices')}
        items={items}
        nameOf={({ label }) => label}
        onMove={move}
        className="grid gap-2"
      >
        {({ label }, at) => (
          <div className="flex items-center gap-1 bg-raised">
            <DragHandle name={label || t('fields.choice', { place: at + 1 })} hint={t('drag')} />
            <input
              type="text"
              aria-label={t('fields.choice', { place: at + 1 })}
              maxLength={ownLimits.label}
              value={label}
              onChange={({ target }) => change(at, target.value)}
              className={controlLook('min-w-0')}
            />
            <IconButton
              icon={portalIcons.trash}
              label={t('fields.removeChoice', { name: label || t('fields.choice', { place: at + 1 }) })}
              onClick={() => remove(at)}
            />
          </div>
        )}
      </SortableList>
      {error && <FieldError id="choices-error">{error}</FieldError>}
      {value.length < mostChoices && (
        <Button
          variant="secondary"
          icon={portalIcons.plus}
          onClick={() => {
            add();
            setTimeout(() => [...(frame.current?.querySelectorAll('input') ?? [])].at(-1)?.focus());
          }}
          className="justify-self-start"
        >
          {t('fields.addChoice')}
        </Button>
      )}
    </fieldset>
  );
}

/** The options with numbers that they keep while they are moved, because a new one has no id. */
function useOptions(value: readonly DraftChoice[], onChange: (choices: DraftChoice[]) => void) {
  const [keys, setKeys] = useState(() => value.map((_, index) => index));
  const write = (choices: DraftChoice[], numbers: number[]) => {
    setKeys(numbers);
    onChange(choices);
  };
  return {
    items: value.map(({ label }, at) => ({ id: (keys[at] ?? at) + 1, label })),
    change: (at: number, label: string) =>
      onChange(value.map((choice, index) => (index === at ? { ...choice, label } : choice))),
    add: () => write([...value, { label: '' }], [...keys, Math.max(-1, ...keys) + 1]),
    remove: (at: number) =>
      write(
        value.filter((_, index) => index !== at),
        keys.filter((_, index) => index !== at),
      ),
    move: (from: number, to: number) => {
      const [choices, numbers] = [[...value], [...keys]];
      choices.splice(to, 0, ...choices.splice(from, 1));
      numbers.splice(to, 0, ...numbers.splice(from, 1));
      write(choices, numbers);
    },
  };
}
