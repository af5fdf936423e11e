import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { IconButton } from '../../controls/icon-button';
import { portalIcons } from '../../portal-icons';
import { tableTexts } from '../texts/table';

interface EditedCellProps {
  /** The column and the row in the name of the button that opens the form. */
  column: string;
  name: string;
  tabIndex: 0 | -1;
  /** At which end the value stands. */
  align: 'end' | undefined;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** The form; the focus starts in its first control. */
  form: () => ReactNode;
  children: ReactNode;
}

/** A cell that a double click, F2 or its button turns into a form; Escape turns it back and gives the focus back. */
export function EditedCell({
  column,
  name,
  tabIndex,
  align,
  isOpen,
  onOpen,
  onClose,
  form,
  children,
}: EditedCellProps) {
  const t = useTexts(tableTexts);
  const cell = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    const find = (selector: string) => cell.current?.querySelector<HTMLElement>(selector);
    const wasShut = !wasOpen.current;
    wasOpen.current = isOpen;
    if (isOpen) return find('input, select, textarea, button')?.focus();
    if (wasShut) return;
    // Later, because the Enter that closed the form would press the button.
    const focusing = setTimeout(() => find('[data-edits]')?.focus());
    return () => clearTimeout(focusing);
  }, [isOpen]);

  if (isOpen) {
    return (
      <div
        ref={cell}
        role="presentation"
        data-editing
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
        className="whitespace-normal"
      >
        {form()}
      </div>
    );
  }
  return (
    <div ref={cell} role="presentation" onDoubleClick={onOpen} className="group/cell relative min-w-0">
      <div className="truncate">{children}</div>
      {/* Over the other end of the value, so that it takes no room from it. */}
      <IconButton
        data-edits
        icon={portalIcons.pencil}
        label={t('edit', { column, name })}
        tabIndex={tabIndex}
        onClick={onOpen}
        className={classNames(
          'absolute! inset-y-0 my-auto size-8! bg-surface opacity-0 group-hover/cell:opacity-100 focus:opacity-100 [&_svg]:size-4',
          align === 'end' ? '-left-2' : '-right-2',
        )}
      />
    </div>
  );
}
