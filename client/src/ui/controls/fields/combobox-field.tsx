import * as RadixPopover from '@radix-ui/react-popover';
import { Command, useCommandState } from 'cmdk';
import { type ComponentProps, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { type ControlProps, controlLook, Field, type FieldProps } from './field';

/** An option of a `ComboboxField`. */
export interface ComboboxOption {
  id: number;
  label: string;
  /** Shown in grey after the label, such as a contact's company. */
  hint?: string | null;
}

interface ComboboxFieldProps extends FieldProps {
  /** What is chosen, as text; empty for nothing. */
  chosen: string;
  /** The options for the words that were typed; the caller searches. */
  options: readonly ComboboxOption[];
  onSearch: (words: string) => void;
  onChoose: (option: ComboboxOption | null) => void;
  /** Offers to create the typed text; `label` is the entry's text. */
  creation?: { label: (words: string) => string; create: (words: string) => void };
  name?: string;
}

/**
 * A text field that searches while the user types and takes one of the found options. Emptying it clears the choice.
 */
export function ComboboxField({ label, hint, error, optional, ...box }: ComboboxFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <Box {...box} label={label} control={control} />}
    </Field>
  );
}

interface Entry {
  key: string;
  label: string;
  hint?: string | null;
  take: () => void;
}

type Offers = Pick<ComboboxFieldProps, 'options' | 'onChoose' | 'creation'>;

/** The options, and what was typed if it is none of them and may be created. */
function entriesOf({ options, onChoose, creation }: Offers, words: string): Entry[] {
  const found = options.map((option) => ({
    key: String(option.id),
    label: option.label,
    hint: option.hint,
    take: () => onChoose(option),
  }));
  const isNew = words !== '' && !options.some(({ label }) => label.toLowerCase() === words.toLowerCase());
  if (!creation || !isNew) return found;
  return [...found, { key: 'new', label: creation.label(words), take: () => creation.create(words) }];
}

type BoxProps = Omit<ComboboxFieldProps, keyof FieldProps> & { label: string; control: ControlProps };

function Box({ label, chosen, onSearch, control, name, ...offers }: BoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const words = typed?.trim() ?? '';
  const entries = entriesOf(offers, words);
  const isOpen = typed !== null && entries.length > 0;
  const close = () => setTyped(null);

  function open(text: string) {
    setTyped(text);
    onSearch(text === chosen ? '' : text.trim());
  }
  function take(entry: Entry) {
    entry.take();
    close();
    // So that a dialog asks before a choice is lost, as for typed text.
    frame.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  function leave() {
    if (typed !== null && words === '' && chosen !== '') offers.onChoose(null);
    close();
  }
  function press(event: KeyboardEvent) {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow && typed === null) {
      open(chosen);
      event.preventDefault();
    }
    // cmdk would handle these keys, which belong to the text and the form, even while there is no list.
    if (['Home', 'End'].includes(event.key) || (event.key === 'Enter' && !isOpen)) event.stopPropagation();
  }

  return (
    <RadixPopover.Root open={isOpen} onOpenChange={close}>
      <Command ref={frame} shouldFilter={false} loop vimBindings={false}>
        <RadixPopover.Anchor>
          <Input
            {...control}
            name={name}
            frame={frame}
            isOpen={isOpen}
            value={typed ?? chosen}
            onType={open}
            onClick={() => typed === null && open(chosen)}
            onKeyDown={press}
            onBlur={leave}
          />
        </RadixPopover.Anchor>
        <List label={label} entries={entries} onTake={take} />
      </Command>
    </RadixPopover.Root>
  );
}

/** Differs from a palette: the field has its own label and keeps the focus while an option is marked. */
const unlikePalette = (isOpen: boolean, marked: string | undefined) => ({
  'aria-labelledby': undefined,
  'cmdk-input': undefined,
  spellCheck: undefined,
  'aria-expanded': isOpen,
  'aria-activedescendant': isOpen ? marked : undefined,
});

interface InputProps extends Omit<ComponentProps<'input'>, 'value'> {
  frame: RefObject<HTMLElement | null>;
  isOpen: boolean;
  value: string;
  onType: (text: string) => void;
}

function Input({ frame, isOpen, value, onType, ...input }: InputProps) {
  // cmdk gives no id for the first option, which it marks itself.
  const marked = useCommandState(
    (state) => frame.current?.querySelector(`[role="option"][data-value="${state.value}"]`)?.id,
  );
  return (
    <Command.Input asChild value={value} onValueChange={onType}>
      <input {...input} {...unlikePalette(isOpen, marked)} className={controlLook()} />
    </Command.Input>
  );
}

interface ListProps {
  label: string;
  entries: readonly Entry[];
  onTake: (entry: Entry) => void;
}

function List({ label, entries, onTake }: ListProps) {
  return (
    <RadixPopover.Content
      asChild
      align="start"
      sideOffset={4}
      collisionPadding={8}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      // The field closes the list when it loses the focus.
      onInteractOutside={(event) => event.preventDefault()}
      // Content outside the list stays accessible.
      onEscapeKeyDown={(event) => event.stopPropagation()}
    >
      <Command.List
        label={label}
        className="z-30 max-h-[min(16rem,var(--radix-popover-content-available-height,16rem))] w-(--radix-popover-trigger-width) overflow-y-auto rounded-control border border-line bg-raised p-1 shadow-raised"
      >
        {entries.map((entry) => (
          <Command.Item
            key={entry.key}
            value={entry.key}
            // Before the field loses the focus.
            onPointerDown={(event) => event.preventDefault()}
            onSelect={() => onTake(entry)}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 aria-selected:bg-ink/8"
          >
            <span className="min-w-0 truncate">{entry.label}</span>
            {entry.hint && <span className="min-w-0 truncate text-sm text-muted">{entry.hint}</span>}
          </Command.Item>
        ))}
      </Command.List>
    </RadixPopover.Content>
  );
}
