import * as RadixDialog from '@radix-ui/react-dialog';
import { type CSSProperties, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { IconButton } from '../controls/icon-button';
import { LoadingBlock } from '../feedback/loading-block';
import { commonTexts } from '../texts/common';
import { useToastRoom } from './toast-room';

/** In the middle of the window, but clear of the notices: those stand at its foot, and at its top on a phone. */
const middle =
  'top-0 left-1/2 max-h-[calc(100dvh-1rem-max(1rem,var(--notices)))] -translate-x-1/2 translate-y-[max(1rem,min(50dvh-50%,100dvh-max(1rem,var(--notices))-100%))] max-sm:translate-y-[max(1rem,var(--notices),50dvh-50%)] rounded-card';

const shapes = {
  centre: `${middle} w-[min(36rem,calc(100vw-2rem))] p-(--dialog-edge) [--dialog-edge:--spacing(6)]`,
  wide: `${middle} w-[min(64rem,calc(100vw-2rem))] p-(--dialog-edge) [--dialog-edge:--spacing(4)] sm:[--dialog-edge:--spacing(6)]`,
  sheet:
    'top-0 bottom-(--notices) left-0 max-sm:top-(--notices) max-sm:bottom-0 w-[min(20rem,calc(100vw-3rem))] p-4',
} as const;

/** The props that all dialogs share. */
export interface DialogFrameProps {
  open: boolean;
  /** Called when the user asks to close: Escape, the close button, a click outside. */
  onClose: () => void;
  /** What Escape does instead, while the dialog is a step further than it began. */
  onStepBack?: (() => void) | undefined;
  title: string;
  description?: ReactNode;
  shape?: keyof typeof shapes;
  /** Further class names of the panel. */
  className?: string | undefined;
  onInput?: () => void;
  children?: ReactNode;
}

/** The modal panel of every dialog: it traps the focus and returns it to the opener. */
export function DialogFrame({
  open,
  onClose,
  onStepBack,
  title,
  description,
  shape = 'centre',
  className,
  onInput,
  children,
}: DialogFrameProps) {
  const t = useTexts(commonTexts);
  const opener = useRef<Element | null>(null);
  const room = useToastRoom(open);
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-[rgb(0_0_0/0.55)]" />
        <RadixDialog.Content
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (event.target instanceof HTMLElement) focusStart(event, event.target, shape);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onInput={onInput}
          onEscapeKeyDown={(event) => {
            if (isDragging(event.target) || onStepBack) event.preventDefault();
            onStepBack?.();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || isDragging(event.target)) return;
            // A visible notice lies above the dialog and handles the first Escape itself.
            if (!event.defaultPrevented) onClose();
            // A dialog under this one stays open.
            event.stopPropagation();
          }}
          style={{ '--notices': `${room}px` } as CSSProperties}
          className={classNames(
            // A control that is scrolled to keeps its label in view, above the buttons that stay at the foot.
            'fixed z-50 overflow-y-auto scroll-pt-16 scroll-pb-20 border border-line bg-raised text-ink shadow-raised',
            shapes[shape],
            className,
          )}
        >
          <div className="mb-4 pr-10">
            <RadixDialog.Title className="text-xl">{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description asChild>
                <div className="mt-1 text-muted">{description}</div>
              </RadixDialog.Description>
            )}
          </div>
          <Suspense fallback={<LoadingBlock className="h-64" />}>
            {children}
            {shape !== 'sheet' && <LateStart />}
          </Suspense>
          {/* Last in the panel, so that the focus starts in the form. */}
          <RadixDialog.Close asChild>
            <IconButton
              data-dialog-close
              icon="close"
              label={t('actions.close')}
              className="absolute top-3 right-3"
            />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Escape puts an item back that is being dragged by keyboard. */
const isDragging = (target: EventTarget | null) =>
  (target as Element).matches('[data-act="drag"][aria-pressed="true"]');

/** Marks the control that gets the focus when its dialog opens, instead of the first one. */
export const startsWithFocus = { 'data-focused-first': true } as const;

/** What can have the focus when a dialog opens. */
const startable = 'input, textarea, select, button, a';

/**
 * Focuses a form that arrives after its dialog has opened, when there was nothing in it to focus. A form that
 * waits for its values stands before one of its own.
 */
export function LateStart() {
  useEffect(() => {
    const { activeElement } = document;
    if (!activeElement?.matches('[role="dialog"], [data-dialog-close]')) return;
    const panel = activeElement.closest('[role="dialog"]');
    const find = (selector: string) => panel?.querySelector<HTMLElement>(selector);
    (find('[data-focused-first]') ?? find(startable))?.focus();
  }, []);
  return null;
}

function focusStart(event: Event, panel: HTMLElement, shape: keyof typeof shapes) {
  // A sheet is a menu, and none of its entries should have the focus at the start.
  // While a form is on its way, Enter or the space bar on the close button would close its dialog.
  const isEmpty = !panel.querySelector(`:is(${startable}):not([data-dialog-close])`);
  const start =
    shape === 'sheet' || isEmpty ? panel : panel.querySelector<HTMLElement>('[data-focused-first]');
  if (!start) return;
  event.preventDefault();
  start.focus();
}
