import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Disclosure } from '@/ui/controls/disclosure';
import { companiesTexts } from './texts/companies';

interface ReportPartProps {
  /** Whether a field in it has a value, so that it is open at first. */
  isFilled: boolean;
  /** The errors of its fields; an error opens it. */
  errors: readonly (string | undefined)[];
  /** How many times the form has been sent, because the user may close the part over an error and send it again. */
  sent: number;
  children: ReactNode;
}

/** The folded part of a form with what only the report needs, all of it optional. */
export function ReportPart({ isFilled, errors, sent, children }: ReportPartProps) {
  const t = useTexts(companiesTexts);
  const details = useRef<HTMLDetailsElement>(null);
  const [wasFilled] = useState(isFilled);
  const hasError = errors.some(Boolean);

  useEffect(() => {
    const part = details.current;
    if (!hasError || !part || part.open) return;
    part.open = true;
    // The form could not focus a field in a closed part.
    if (document.activeElement?.matches('[aria-invalid]')) return;
    part.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [hasError, sent]);

  return (
    <Disclosure ref={details} open={wasFilled} summary={t('forReport.title')}>
      <div className="grid gap-4 pt-1">
        <p className="text-sm text-muted">{t('forReport.hint')}</p>
        {children}
      </div>
    </Disclosure>
  );
}
