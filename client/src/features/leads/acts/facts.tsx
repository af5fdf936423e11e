import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import { factsOf } from '../built-in-fields';
import { FieldValue, useFieldName } from '../values/field-value';
import { historyOf, type Rows } from '../records';
import { flatFields } from '../save-changes';
import { recordTexts } from '../texts/record';
import { useOwnFields, ownName } from '../own-fields';
import { FieldHistory } from './field-history';
import { flatChange, valuesOf } from './field-values';

interface FactsProps<Of extends RecordSection> {
  section: Of;
  row: Rows[Of];
}

const isEmpty = (field: string, value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (value === false && !field.startsWith('own.')) ||
  (Array.isArray(value) && value.length === 0);

/** All fields of a record with their values, its own ones last; each says on request where it came from and what it was before. */
export function Facts<Of extends RecordSection>({ section, row }: FactsProps<Of>) {
  const t = useTexts(recordTexts);
  const nameOf = useFieldName(section);
  const [asked, setAsked] = useState<string | null>(null);
  const { data: changes = [] } = useQuery(historyOf(section, row.id));
  const { fields: own } = useOwnFields(section);
  const history = changes.map(flatChange);
  const values = flatFields(row);
  const shown = [...factsOf(section), ...own.map(({ id }) => ownName(id))].filter(
    (field) => !isEmpty(field, values[field]) || valuesOf(history, field).length > 1,
  );
  if (shown.length === 0) return null;
  return (
    <>
      <dl className="grid gap-x-4 gap-y-1">
        {shown.map((field) => (
          <div
            key={field}
            className="group/fact grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 py-1"
          >
            <dt className="text-sm text-muted">{nameOf(field)}</dt>
            <dd className="col-start-1 break-words whitespace-pre-line">
              <FieldValue section={section} field={field} value={values[field]} row={values} />
            </dd>
            <dd className="col-start-2 row-span-2 row-start-1">
              <IconButton
                icon={portalIcons.history}
                label={t('origin.ask', { field: nameOf(field) ?? '' })}
                onClick={() => setAsked(field)}
                className="opacity-60 group-hover/fact:opacity-100 focus:opacity-100"
              />
            </dd>
          </div>
        ))}
      </dl>
      <FieldHistory
        section={section}
        row={row}
        field={asked}
        history={history}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
