import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../controls/icon-button';
import type { AnyIcon } from '../icons';

/** One action of a menu; the menu closes before the action runs. */
export interface MenuEntry {
  label: string;
  onSelect: () => void;
}

type MenuProps = Omit<ComponentProps<typeof IconButton>, 'icon' | 'onClick'> & {
  icon: AnyIcon;
  entries: readonly MenuEntry[];
};

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A button that opens a menu of actions. The arrow keys move the focus; Escape, Tab and a click outside
 * close the menu.
 */
export function Menu({ entries, className, ...button }: MenuProps) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const menuId = useId();

  const opener = () => frame.current?.querySelector<HTMLElement>('[aria-haspopup]');
  const items = () => [...(frame.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useEffect(() => {
    if (!open) return;
    frame.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const closeOutside = ({ target }: Event) => {
      if (!frame.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  function handleKey(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step) {
      const at = items().indexOf(document.activeElement as HTMLElement);
      items()[step(at, entries.length)]?.focus();
      event.preventDefault();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      setOpen(false);
      opener()?.focus();
      // Tab moves on from the button. Escape must not close a dialog around the menu.
      if (event.key === 'Escape') event.stopPropagation();
    }
  }

  return (
    <div ref={frame} className="relative">
      <IconButton
        {...button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
        className={className}
      />
      {open && (
        <div
          id={menuId}
          role="menu"
          aria-label={button.label}
          tabIndex={-1}
          onKeyDown={handleKey}
          className="absolute top-full right-0 z-20 mt-1 grid w-max max-w-[calc(100vw-4rem)] rounded-control border border-line bg-raised p-1 shadow-raised"
        >
          {entries.map(({ label, onSelect }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                setOpen(false);
                opener()?.focus();
                onSelect();
              }}
              className="min-h-11 rounded-control px-3 text-left hover:bg-ink/8 focus:bg-ink/8"
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
