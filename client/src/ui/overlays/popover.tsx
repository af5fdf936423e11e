import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '@/lib/class-names';

type PopoverProps = Omit<ComponentProps<'button'>, 'children' | 'onClick'> & {
  /** The content of the button. */
  face: ReactNode;
  /** The name of the panel. */
  label: string;
  /** The panel's content; `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
  /** Called when the panel closes, whatever closes it. */
  onClosed?: () => void;
};

/**
 * A button that opens a panel with controls under it, on a phone at the foot of the screen. The panel is not modal: Escape,
 * a click outside and leaving it by Tab close it.
 */
export function Popover({ face, label, children, onClosed, ...button }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  function leave() {
    setOpen(false);
    onClosed?.();
  }
  function close() {
    leave();
    opener.current?.focus();
  }

  return (
    <div
      ref={frame}
      className="relative"
      onBlur={({ relatedTarget }) =>
        open && relatedTarget && !frame.current?.contains(relatedTarget) && leave()
      }
    >
      <button
        type="button"
        {...button}
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => (open ? close() : setOpen(true))}
      >
        {face}
      </button>
      {open && (
        <Panel id={panelId} label={label} frame={frame} onLeave={leave} onClose={close}>
          {children}
        </Panel>
      )}
    </div>
  );
}

interface PanelProps extends Pick<PopoverProps, 'label' | 'children'> {
  id: string;
  frame: RefObject<HTMLElement | null>;
  onLeave: () => void;
  onClose: () => void;
}

function Panel({ id, label, frame, onLeave, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('input, select, button')?.focus();
    // The panel hangs from the left end of the button, unless the window ends before it.
    if ((panel.current?.getBoundingClientRect().right ?? 0) > document.documentElement.clientWidth) {
      panel.current?.classList.replace('sm:left-0', 'sm:left-auto');
      panel.current?.classList.replace('sm:right-auto', 'sm:right-0');
    }
  }, []);

  const leaveOutside = useEffectEvent(
    ({ target }: Event) => !frame.current?.contains(target as Node) && onLeave(),
  );
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !frame.current?.contains(event.target as Node)) return;
    // A dialog around the panel stays open.
    event.stopPropagation();
    onClose();
  });
  useEffect(() => {
    const press = (event: Event) => leaveOutside(event);
    const key = (event: KeyboardEvent) => closeByKey(event);
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key, { capture: true });
    };
  }, []);

  return (
    <dialog
      open
      id={id}
      ref={panel}
      aria-label={label}
      className={classNames(
        'z-30 m-0 grid max-h-[60dvh] gap-3 overflow-y-auto rounded-control border border-line bg-raised p-3 text-ink shadow-raised',
        'max-sm:fixed max-sm:inset-x-3 max-sm:top-auto max-sm:bottom-3 max-sm:w-auto',
        'sm:absolute sm:top-full sm:right-auto sm:left-0 sm:mt-1 sm:w-72',
      )}
    >
      {children(onClose)}
    </dialog>
  );
}
