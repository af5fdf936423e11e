import * as RadixPopover from '@radix-ui/react-popover';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

type PopoverProps = Omit<ComponentProps<'button'>, 'children' | 'onClick'> & {
  /** The content of the button. */
  face: ReactNode;
  /** The name of the panel. */
  label: string;
  /** The panel's content; `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
  /** The end of the button from which the panel hangs, as far as the window has room. */
  align?: 'start' | 'end';
  /** Called when the panel closes, whatever closes it. */
  onClosed?: () => void;
};

/** What Radix places under the button; a phone has it at the foot of the screen instead. */
const placed =
  'max-sm:*:data-radix-popper-content-wrapper:inset-x-3! max-sm:*:data-radix-popper-content-wrapper:top-auto! max-sm:*:data-radix-popper-content-wrapper:bottom-3! max-sm:*:data-radix-popper-content-wrapper:transform-none!';

/** Tab leaves the panel; Radix would keep the focus in it. */
const leaveByTab = (event: KeyboardEvent) => event.key === 'Tab' && event.stopPropagation();

/**
 * A button that opens a panel with controls under it, on a phone at the foot of the screen. The panel is not modal: Escape,
 * a click outside and leaving it by Tab close it.
 */
export function Popover({ face, label, align = 'start', children, onClosed, ...button }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function change(next: boolean) {
    setOpen(next);
    if (!next) onClosed?.();
  }
  function close() {
    change(false);
    opener.current?.focus();
  }

  return (
    <RadixPopover.Root open={open} onOpenChange={change}>
      <div className={`relative ${placed}`}>
        <RadixPopover.Trigger {...button} ref={opener}>
          {face}
        </RadixPopover.Trigger>
        <RadixPopover.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onKeyDownCapture={leaveByTab}
          onEscapeKeyDown={(event) => {
            // What is around it stays open.
            event.stopPropagation();
            opener.current?.focus();
          }}
          // Whoever closes it has given the focus away.
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="z-30 grid max-h-[60dvh] w-auto gap-3 overflow-y-auto sm:max-h-[min(60dvh,var(--radix-popover-content-available-height,60dvh))] rounded-control border border-line bg-raised p-3 text-ink shadow-raised sm:w-72"
        >
          <Filling onClose={close}>{children}</Filling>
        </RadixPopover.Content>
      </div>
    </RadixPopover.Root>
  );
}

interface FillingProps extends Pick<PopoverProps, 'children'> {
  onClose: () => void;
}

const Filling = ({ onClose, children }: FillingProps) => children(onClose);
