import { type ReactNode, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import type { Clash, Fields } from '@/lib/forms/save-changes';
import { Button } from '../controls/button';
import { Alert } from './alert';
import { clashTexts } from './texts/clash';

interface ClashAlertProps {
  clash: Clash;
  /** What was typed. */
  mine: Fields;
  nameOf: (field: string) => string | undefined;
  /** Shows a value of a field. */
  valueOf: (field: string, value: unknown) => ReactNode;
  takeTheirs: (field: string) => void;
}

/** Shows the fields that somebody else has changed meanwhile, what they hold now and what was typed. */
export function ClashAlert({ clash, mine, nameOf, valueOf, takeTheirs }: ClashAlertProps) {
  const t = useTexts(clashTexts);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const { current, fields } = clash;
  return (
    <Alert tone="danger" title={t('title')}>
      <p>{t('hint')}</p>
      <dl className="mt-3 grid gap-3">
        {fields.map((field) => (
          <div key={field} className="grid gap-1">
            <dt className="font-medium">{nameOf(field)}</dt>
            <dd>
              {t('mine')}: {valueOf(field, mine[field])}
            </dd>
            <dd>
              {t('theirs')}: {valueOf(field, current[field])}
            </dd>
            <dd>
              <Button
                variant="secondary"
                disabled={taken.includes(field)}
                onClick={() => {
                  takeTheirs(field);
                  setTaken([...taken, field]);
                }}
              >
                {t('take')}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}
