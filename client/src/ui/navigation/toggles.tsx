import { type ReactNode, useRef } from 'react';
import { classNames } from '@/lib/class-names';
import { useCutEdges } from './use-cut-edges';

interface TogglesProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; badge?: ReactNode }[];
  /** None while it is not known. */
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  className?: string;
}

/** One of a few, as a row of buttons that scrolls where there is no room. */
export function Toggles<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
  className,
}: TogglesProps<Value>) {
  const row = useRef<HTMLFieldSetElement>(null);
  useCutEdges(row);
  return (
    <fieldset
      ref={row}
      aria-label={label}
      className={classNames(
        'flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none] data-cut-end:mask-r-from-[calc(100%-3rem)] data-cut-start:mask-l-from-[calc(100%-3rem)]',
        className,
      )}
    >
      {options.map(({ value, label: text, badge }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={classNames(
            'flex min-h-9 shrink-0 items-center gap-2 rounded-full border px-3 text-sm font-medium -outline-offset-2 pointer-coarse:min-h-11',
            value === chosen
              ? 'border-brand bg-brand/8 text-brand'
              : 'border-line text-muted hover:border-ink hover:text-ink',
          )}
        >
          {text}
          {badge}
        </button>
      ))}
    </fieldset>
  );
}
