import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { classNames } from '@/lib/class-names';
import { buttonLook } from '../controls/button-look';
import { IconButton } from '../controls/icon-button';
import type { AnyIcon } from '../icons';

/** One action of a menu; the menu closes before the action runs. */
export interface MenuEntry {
  label: string;
  onSelect: () => void;
  /** It is the one among several that is on. */
  isCurrent?: boolean;
  /** Where it is hidden, since a button beside the menu does the same. */
  className?: string;
}

type MenuProps = Omit<ComponentProps<typeof IconButton>, 'icon' | 'onClick'> & {
  icon: AnyIcon;
  entries: readonly MenuEntry[];
  /** Stand on the button instead of its icon. */
  words?: ReactNode;
};

/**
 * A button that opens a menu of actions. The arrow keys and first letters move the focus; Escape, Tab and a click outside
 * close the menu.
 */
export function Menu({ entries, className, words, icon, label, ...button }: MenuProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    opener.current?.focus();
  }
  /** Tab moves on from the button; Radix would keep the focus in the menu. */
  function leaveByTab(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    close();
  }

  const opens = {
    ...button,
    ref: opener,
    // Radix would open it at the first touch, even if the user is about to scroll.
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
    onClick: () => setOpen(!open),
  };
  return (
    <RadixMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <div className="relative">
        <RadixMenu.Trigger asChild>
          {words ? (
            <button
              type="button"
              {...opens}
              aria-label={label}
              className={classNames(buttonLook('secondary'), className)}
            >
              {words}
              {/* The arrow of a choice, as `select` has it. */}
              <span
                aria-hidden
                className="-mt-1 size-1.75 shrink-0 rotate-45 border-r-[1.5px] border-b-[1.5px]"
              />
            </button>
          ) : (
            <IconButton {...opens} icon={icon} label={label} className={className} />
          )}
        </RadixMenu.Trigger>
        <RadixMenu.Content
          loop
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onKeyDownCapture={leaveByTab}
          onInteractOutside={(event) => {
            // The button closes what it has opened.
            if (opener.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onEscapeKeyDown={(event) => {
            // Content outside the menu stays accessible.
            event.stopPropagation();
            opener.current?.focus();
          }}
          // Whatever closed it has moved the focus; a dialog opened by an action keeps it.
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="z-20 grid w-max max-w-[calc(100vw-4rem)] rounded-control border border-line bg-raised p-1 shadow-raised"
        >
          {entries.map(({ label, onSelect, isCurrent, className: at }) => (
            <RadixMenu.Item
              key={label}
              aria-current={isCurrent}
              onSelect={() => {
                close();
                onSelect();
              }}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center rounded-control px-3 text-left hover:bg-ink/8 focus:bg-ink/8 aria-[current]:font-semibold aria-[current]:text-brand',
                at,
              )}
            >
              {label}
            </RadixMenu.Item>
          ))}
        </RadixMenu.Content>
      </div>
    </RadixMenu.Root>
  );
}
