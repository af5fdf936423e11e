import { Command } from 'cmdk';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { DialogFrame } from '../overlays/dialog-frame';
import { usePanelKeys } from './use-panel-keys';

/** Something that can be chosen; `detail` tells it from others of the same name. */
export interface PaletteItem {
  id: string;
  label: string;
  detail?: string | null;
  icon: ReactNode;
  /** Drawn in place of the label and the detail. */
  face?: ReactNode;
  choose: () => void;
  /** Choosing it leads on within the palette. */
  stays?: boolean;
}

/** Items under a heading. */
export interface PaletteGroup {
  heading: string;
  /** Said between the heading and the items. */
  note?: string | undefined;
  items: readonly PaletteItem[];
}

interface CommandPaletteProps {
  onClose: () => void;
  title: string;
  placeholder: string;
  /** What is typed; the caller chooses the groups that suit it. It is marked when the palette opens. */
  words: string;
  onWords: (words: string) => void;
  /** Called when an item closes the palette, before it is done. */
  onChosen: () => void;
  /** Called by Enter while there is nothing to choose. */
  onEnter: () => void;
  groups: readonly PaletteGroup[];
  /** Said below the items, such as what did not answer. */
  notes: readonly string[];
  /** Stands in place of the groups, such as the answer to what was typed. */
  panel: ReactNode;
  /** Leads from the panel back to the groups; by Escape. */
  onBack: () => void;
  /** What a screen reader is told of the panel. */
  said: string;
}

/**
 * The marked item: the first one, also when others come before it later, until the person moves to another one. cmdk
 * marks items by itself too, so only what follows a key or the pointer counts.
 */
function useMarked(groups: readonly PaletteGroup[]) {
  const [moved, setMoved] = useState<string | null>(null);
  const isMoving = useRef(false);
  const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
  return {
    marked: {
      value: moved !== null && ids.includes(moved) ? moved : (ids[0] ?? ''),
      onValueChange: (id: string) => isMoving.current && setMoved(id),
      onKeyDown: ({ key, ctrlKey }: KeyboardEvent) => {
        isMoving.current = key.length > 1 || ctrlKey;
      },
      onPointerMoveCapture: () => {
        isMoving.current = true;
      },
    },
    forget: () => {
      isMoving.current = false;
      setMoved(null);
    },
  };
}

/** On a phone the palette takes the whole window, except for the notices at its top. */
const wholePhone =
  'max-sm:inset-x-0! max-sm:top-(--notices)! max-sm:bottom-0! max-sm:max-h-none! max-sm:w-auto! max-sm:translate-none! max-sm:rounded-none! max-sm:[--dialog-edge:--spacing(4)]!';

/** A dialog in which typing finds things and acts, and the arrow keys and Enter choose one. */
export function CommandPalette(props: CommandPaletteProps) {
  const { onClose, title, placeholder, words, onWords, panel, onBack, notes, said } = props;
  const groups = panel ? [] : props.groups.filter(({ items, note }) => note || items.length > 0);
  const { marked, forget } = useMarked(groups);
  const { frame, box, stepBack, press } = usePanelKeys(onBack);
  const hasItems = groups.some(({ items }) => items.length > 0);
  const enter = ({ key, nativeEvent }: KeyboardEvent) =>
    key === 'Enter' && !nativeEvent.isComposing && !hasItems && props.onEnter();
  const type = (typed: string) => {
    forget();
    onWords(typed);
  };
  return (
    <DialogFrame
      open
      onClose={onClose}
      onStepBack={panel ? stepBack : undefined}
      title={title}
      className={wholePhone}
    >
      <div ref={frame} role="presentation" onKeyDown={panel ? press : enter}>
        <Command label={title} shouldFilter={false} loop {...marked}>
          <Command.Input
            ref={box}
            value={words}
            onValueChange={type}
            placeholder={placeholder}
            maxLength={500}
            className="mb-3 h-11 w-full rounded-control border border-line bg-surface px-3"
          />
          <Command.List
            className={panel ? 'hidden' : 'max-h-[min(24rem,50dvh)] overflow-y-auto max-sm:max-h-none'}
          >
            {groups.map((group) => (
              <Group key={group.heading} {...group} onClose={props.onChosen} />
            ))}
          </Command.List>
        </Command>
        {panel}
      </div>
      <output className="grid gap-1 px-3 pt-2 text-sm text-muted empty:hidden">
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </output>
      <div aria-live="polite" className="sr-only">
        {said}
      </div>
    </DialogFrame>
  );
}

const Group = ({ heading, note, items, onClose }: PaletteGroup & { onClose: () => void }) => (
  <Command.Group
    heading={heading}
    className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted"
  >
    {note && <p className="px-3 pb-1">{note}</p>}
    {items.map((item) => (
      <Item key={item.id} {...item} onClose={onClose} />
    ))}
  </Command.Group>
);

function Item({
  id,
  label,
  detail,
  icon,
  face,
  choose,
  stays,
  onClose,
}: PaletteItem & { onClose: () => void }) {
  const chosen = () => {
    if (!stays) onClose();
    choose();
  };
  return (
    <Command.Item
      value={id}
      onSelect={chosen}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 aria-selected:bg-ink/6"
    >
      {icon}
      {face ?? (
        <span className="min-w-0 wrap-anywhere">
          {label}
          {detail && <span className="block text-sm text-muted">{detail}</span>}
        </span>
      )}
    </Command.Item>
  );
}
