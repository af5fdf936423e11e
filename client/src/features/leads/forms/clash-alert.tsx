import { useState } from 'react';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { FieldValue, useFieldName } from '../field-value';
import type { Clash, Fields } from '../save-changes';
import { recordsTexts } from '../texts/records';

interface ClashAlertProps {
  section: RecordSection;
  clash: Clash;
  mine: Fields;
  takeTheirs: (field: string) => void;
}

/** Shows the fields that somebody else has changed meanwhile, what they hold now and what was typed. */
export function ClashAlert({ section, clash, mine, takeTheirs }: ClashAlertProps) {
  const t = useTexts(recordsTexts);
  const nameOf = useFieldName(section);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const { current, fields } = clash;
  return (
    <Alert tone="danger" title={t('clash.title')}>
      <p>{t('clash.hint')}</p>
      <dl className="mt-3 grid gap-3">
        {fields.map((field) => (
          <div key={field} className="grid gap-1">
            <dt className="font-medium">{nameOf(field)}</dt>
            <dd>
              {t('clash.mine')}:{' '}
              <FieldValue section={section} field={field} value={mine[field]} row={current} />
            </dd>
            <dd>
              {t('clash.theirs')}:{' '}
              <FieldValue section={section} field={field} value={current[field]} row={current} />
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
                {t('clash.take')}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}
