import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { tableTexts } from '../texts/table';
import { cut } from './table-frame';

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
export function EditedCell({ isOpen, onClose, form, ...shut }: EditedCellProps) {
  return isOpen ? <OpenCell onClose={onClose}>{form()}</OpenCell> : <ShutCell {...shut} />;
}

const find = (cell: HTMLElement | null | undefined, selector: string) =>
  cell?.querySelector<HTMLElement>(selector);

function OpenCell({ onClose, children }: Pick<EditedCellProps, 'onClose' | 'children'>) {
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const cell = content.current?.parentElement;
    find(cell, 'input, select, textarea, button')?.focus();
    // Delayed: the Enter that closed the form would otherwise press the button. Not if another form was opened.
    return () =>
      void setTimeout(() => {
        if (document.activeElement === document.body) find(cell, '[data-edits]')?.focus();
      });
  }, []);

  return (
    <div
      ref={content}
      role="presentation"
      data-editing
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      className="whitespace-normal"
    >
      {children}
    </div>
  );
}

// Has neither state nor effects, because most cells are never edited and scrolling must be fast.
function ShutCell({
  column,
  name,
  tabIndex,
  align,
  onOpen,
  children,
}: Omit<EditedCellProps, 'isOpen' | 'onClose' | 'form'>) {
  const t = useTexts(tableTexts);
  const label = t('edit', { column, name });
  return (
    <div role="presentation" onDoubleClick={onOpen} className="group/cell grid min-w-0">
      <div className={classNames('col-start-1 row-start-1 min-w-0 self-center', cut)}>{children}</div>
      {/* Lies over the other end of the value, so that it takes no space. Unseen it is an empty box: neither positioned nor
          translucent, which would make each one a layer, and its pencil is drawn by the style sheet. */}
      <button
        type="button"
        data-edits
        title={label}
        aria-label={label}
        tabIndex={tabIndex}
        onClick={onOpen}
        className={classNames(
          'col-start-1 row-start-1 grid size-8 place-items-center self-center rounded-control text-muted',
          'group-hover/cell:bg-surface hover:bg-ink/8! hover:text-ink focus:bg-surface',
          align === 'end' ? '-ml-2 justify-self-start' : '-mr-2 justify-self-end',
        )}
      />
    </div>
  );
}
