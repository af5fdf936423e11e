import { Command } from 'cmdk';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { DialogFrame } from '../overlays/dialog-frame';

/** Something that can be chosen; `detail` tells it from others of the same name. */
export interface PaletteItem {
  id: string;
  label: string;
  detail?: string | null;
  icon: ReactNode;
  choose: () => void;
}

/** Items under a heading. */
export interface PaletteGroup {
  heading: string;
  items: readonly PaletteItem[];
}

interface CommandPaletteProps {
  onClose: () => void;
  title: string;
  placeholder: string;
  /** What is typed; the caller chooses the groups that suit it. */
  words: string;
  onWords: (words: string) => void;
  groups: readonly PaletteGroup[];
  /** Said below the items, such as what did not answer. */
  notes: readonly string[];
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

/** A dialog in which typing finds things and acts, and the arrow keys and Enter choose one. */
export function CommandPalette(props: CommandPaletteProps) {
  const { onClose, title, placeholder, words, onWords, groups, notes } = props;
  const { marked, forget } = useMarked(groups);
  const type = (typed: string) => {
    forget();
    onWords(typed);
  };
  return (
    <DialogFrame open onClose={onClose} title={title}>
      <Command label={title} shouldFilter={false} loop {...marked}>
        <Command.Input
          value={words}
          onValueChange={type}
          placeholder={placeholder}
          maxLength={200}
          className="mb-3 h-11 w-full rounded-control border border-line bg-surface px-3"
        />
        <Command.List className="max-h-[min(24rem,50dvh)] overflow-y-auto">
          {groups
            .filter(({ items }) => items.length > 0)
            .map(({ heading, items }) => (
              <Command.Group
                key={heading}
                heading={heading}
                className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted"
              >
                {items.map((item) => (
                  <Item key={item.id} {...item} onClose={onClose} />
                ))}
              </Command.Group>
            ))}
        </Command.List>
      </Command>
      <output className="grid gap-1 px-3 pt-2 text-sm text-muted empty:hidden">
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </output>
    </DialogFrame>
  );
}

function Item({ id, label, detail, icon, choose, onClose }: PaletteItem & { onClose: () => void }) {
  const chosen = () => {
    onClose();
    choose();
  };
  return (
    <Command.Item
      value={id}
      onSelect={chosen}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 aria-selected:bg-ink/6"
    >
      {icon}
      <span className="min-w-0 wrap-anywhere">
        {label}
        {detail && <span className="block text-sm text-muted">{detail}</span>}
      </span>
    </Command.Item>
  );
}
