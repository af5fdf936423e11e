import { useId, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { isLong } from '@/lib/long-text';
import { companiesTexts } from '../../texts/companies';

const look = 'wrap-anywhere whitespace-pre-line';

interface LongTextProps {
  children: string;
  className?: string;
}

/** A text with its line breaks; a long one is cut to six lines until the user opens it. */
export const LongText = ({ children, className }: LongTextProps) =>
  isLong(children) ? (
    <FoldedText className={className}>{children}</FoldedText>
  ) : (
    <p className={classNames(look, className)}>{children}</p>
  );

function FoldedText({ children, className }: LongTextProps) {
  const t = useTexts(companiesTexts);
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={className}>
      <p id={id} className={classNames(look, !open && 'line-clamp-6 print:line-clamp-none')}>
        {children}
      </p>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="min-h-11 rounded-control font-medium text-brand underline underline-offset-4 hover:no-underline print:hidden"
      >
        {t(open ? 'showLess' : 'showAll')}
      </button>
    </div>
  );
}
