import { Command } from 'cmdk';
import type { ReactNode } from 'react';
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
  /** Shown when no group has an item. */
  empty: ReactNode;
}

/** A dialog in which typing finds things and acts, and the arrow keys and Enter choose one. */
export function CommandPalette({
  onClose,
  title,
  placeholder,
  words,
  onWords,
  groups,
  empty,
}: CommandPaletteProps) {
  const filled = groups.filter(({ items }) => items.length > 0);
  return (
    <DialogFrame open onClose={onClose} title={title}>
      <Command label={title} shouldFilter={false} loop>
        <Command.Input
          value={words}
          onValueChange={onWords}
          placeholder={placeholder}
          maxLength={200}
          className="mb-3 h-11 w-full rounded-control border border-line bg-surface px-3"
        />
        <Command.List className="max-h-[min(24rem,50dvh)] overflow-y-auto">
          {filled.length === 0 && <p className="px-3 py-4 text-muted">{empty}</p>}
          {filled.map(({ heading, items }) => (
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
