import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { Frame } from '@shared/marketing/products/brief/frame-words';
import { factLimits } from '@shared/marketing/products/scales';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { briefTexts } from '../texts/brief';
import { useBrief } from '../brief-context';

export interface FrameFieldProps {
  /** The whole question, as the name of the field. */
  label: string;
  frame: Frame;
  /** What a further line of a list shows instead of the words before it. */
  mark?: string | undefined;
  /** Choices within the sentence, after its first words. */
  within?: ReactNode;
  value: string;
  maxLength?: number;
  placeholder?: string;
  /** The ids of what is said below the field. */
  describedBy?: string | undefined;
  isBroken?: boolean;
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** Takes several pasted lines; the first one stands in the field. */
  onLines?: (lines: string[]) => void;
}

const bullet = /^\s*(?:[-–—•*·▪✓✔]|\d{1,2}[.)])\s+/u;

/** The lines of a pasted list without their bullets. */
export const linesOf = (pasted: string) =>
  pasted
    .split(/\r?\n/)
    .map((line) => line.replace(bullet, '').trim())
    .filter(Boolean);

/** Enter goes on to the next field of the brief that is in sight. */
export function goOnByEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const frame = event.currentTarget.closest('[data-brief]');
  const fields = [...(frame?.querySelectorAll<HTMLElement>('[data-answer]') ?? [])].filter(
    (field) => !field.closest('details:not([open])'),
  );
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (next) next.focus();
  else frame?.querySelector<HTMLElement>('[data-next]')?.click();
}

/** A field inside its sentence: what is typed goes on after the words before it. */
export function FrameField(props: FrameFieldProps) {
  const { label, frame, mark, within, value, describedBy, isBroken, onChange, onBlur, onLines } = props;
  const t = useTexts(briefTexts);
  const { language } = useBrief().spoken;
  const id = useId();
  const { before, after } = frame;
  const field = useRef<HTMLTextAreaElement>(null);
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const lines = linesOf(event.clipboardData.getData('text'));
    if (!onLines || lines.length < 2) return;
    event.preventDefault();
    onLines(lines);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the field itself takes the keys
    <div
      lang={language}
      onClick={({ target, currentTarget }) => target === currentTarget && field.current?.focus()}
      className={classNames(
        'flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control border bg-surface px-3 py-1.5 hover:border-ink',
        'focus-within:border-brand focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brand',
        isBroken ? 'border-warning' : 'border-muted/70',
      )}
    >
      {(mark ?? before) && <span className="text-muted">{mark ?? before}</span>}
      {within}
      <textarea
        ref={field}
        rows={1}
        lang={language}
        spellCheck
        autoComplete="off"
        data-answer
        aria-label={label}
        aria-describedby={
          [before || after ? `${id}-frame` : '', describedBy].filter(Boolean).join(' ') || undefined
        }
        aria-invalid={isBroken || undefined}
        maxLength={props.maxLength ?? factLimits.text}
        placeholder={props.placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value.replace(/[\r\n]+/g, ' '))}
        onBlur={onBlur}
        onPaste={paste}
        onKeyDown={goOnByEnter}
        className={classNames(
          'field-sizing-content min-h-8 grow basis-40 resize-none bg-transparent py-1 outline-none placeholder:text-muted placeholder:italic pointer-coarse:min-h-11 pointer-coarse:py-2.5',
          after
            ? 'min-w-8 supports-[field-sizing:content]:grow-0 supports-[field-sizing:content]:basis-auto'
            : 'min-w-32',
        )}
      />
      {after && <span className="text-muted">{after}</span>}
      <span id={`${id}-frame`} className="sr-only">
        {t(after ? 'frame.around' : 'frame.before', { before, after })}
      </span>
    </div>
  );
}
