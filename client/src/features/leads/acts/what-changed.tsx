import type { ReactNode } from 'react';
import type { FieldChange } from '@shared/acts/act-endpoints';
import type { RecordSection } from '@shared/leads/sections';
import { changedFields, flatFields } from '../save-changes';
import { FieldValue, useFieldName } from '../values/field-value';

/** Fields of one change that a list has room for. */
const MOST = 3;

interface WhatChangedProps {
  section: RecordSection;
  change: FieldChange;
  /** Around the changed fields. */
  children: (changed: ReactNode) => ReactNode;
  /** Where nothing changed that people read. */
  otherwise: ReactNode;
}

/** What a change made of which field, a field a line: “Stage: Proposal sent → Won”. */
export function WhatChanged({ section, change, children, otherwise }: WhatChangedProps) {
  const nameOf = useFieldName(section);
  const [before, after] = [flatFields(change.before), flatFields(change.after)];
  const fields = Object.keys(changedFields(change.before, change.after)).filter(nameOf);
  if (fields.length === 0) return otherwise;
  return children(
    fields.slice(0, MOST).map((field) => (
      <span key={field} className="line-clamp-2 font-medium">
        {nameOf(field)}: <FieldValue section={section} field={field} value={before[field]} row={before} /> →{' '}
        <FieldValue section={section} field={field} value={after[field]} row={after} />
      </span>
    )),
  );
}
