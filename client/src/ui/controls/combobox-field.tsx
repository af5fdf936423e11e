import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classNames } from '@/lib/class-names';
import { controlLook, Field, type FieldProps } from './field';

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
  /** Offers to create what was typed; `label` is the entry's text. */
  creation?: { label: (words: string) => string; create: (words: string) => void };
  name?: string;
}

/** A text field that searches while somebody types, and takes one of the found options. Emptying it takes none. */
export function ComboboxField({ label, hint, error, optional, ...box }: ComboboxFieldProps) {
  return <Field {...{ label, hint, error, optional }}>{(control) => <Box {...box} {...control} />}</Field>;
}

type BoxProps = Omit<ComboboxFieldProps, keyof FieldProps> & { id: string };

function Box({ chosen, options, onSearch, onChoose, creation, ...control }: BoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const listId = useId();
  const words = typed?.trim() ?? '';
  const isNew = words !== '' && !options.some(({ label }) => label.toLowerCase() === words.toLowerCase());
  const entries = [
    ...options.map((option) => ({
      key: String(option.id),
      label: option.label,
      hint: option.hint,
      take: () => onChoose(option),
    })),
    ...(creation && isNew
      ? [{ key: 'new', label: creation.label(words), hint: null, take: () => creation.create(words) }]
      : []),
  ];
  const isOpen = typed !== null && entries.length > 0;
  const close = () => setTyped(null);
  useEscape(isOpen, frame, close);

  function take(index: number) {
    entries[index]?.take();
    close();
    // A dialog asks before it loses what was chosen, as it does for what was typed.
    frame.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      if (typed === null) open(chosen);
      else setAt((at + step + entries.length) % Math.max(entries.length, 1));
    } else if (event.key === 'Enter' && isOpen) take(at);
    else return;
    event.preventDefault();
  }
  function open(text: string) {
    setTyped(text);
    setAt(0);
    onSearch(text === chosen ? '' : text.trim());
  }
  function leave() {
    if (typed !== null && words === '' && chosen !== '') onChoose(null);
    close();
  }

  return (
    <div ref={frame} className="relative">
      <input
        {...control}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
        autoComplete="off"
        value={typed ?? chosen}
        onChange={({ target }) => open(target.value)}
        onClick={() => typed === null && open(chosen)}
        onKeyDown={press}
        onBlur={leave}
        className={controlLook()}
      />
      <div
        id={listId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist holds no entries that act
        role="listbox"
        tabIndex={-1}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-64 overflow-y-auto rounded-control border border-line bg-raised p-1 shadow-raised"
      >
        {entries.map(({ key, label, hint }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's
          <div
            key={key}
            id={`${listId}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- belongs to the listbox
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // Before the field loses the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(index)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3',
              index === at ? 'bg-ink/8' : 'hover:bg-ink/4',
            )}
          >
            <span className="min-w-0 truncate">{label}</span>
            {hint && <span className="min-w-0 truncate text-sm text-muted">{hint}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Escape closes the list and not the dialog around it, whose listener is at the document. */
function useEscape(isOpen: boolean, frame: { current: HTMLElement | null }, close: () => void) {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || !frame.current?.contains(event.target as Node)) return;
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: globalThis.KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [isOpen]);
}
