import type { FieldChange } from '@shared/acts/act-endpoints';
import { recordEntities, sectionOf } from '@shared/leads/entities';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { changedFields, flatFields } from '../../save-changes';
import { FieldValue, useFieldName } from '../../values/field-value';
import type { ActRun } from './act-runs';
import { actsTexts } from './texts/acts';

/** Fields of one change that a list has room for. */
const MOST = 3;

/** What acts on one record changed: of one act the values before and after, of several the names of the fields. */
export function WhatChanged({ acts }: { acts: ActRun['acts'] }) {
  const [{ entity, record }] = acts;
  const ofRecords = recordEntities.find((one) => one === entity);
  const changes = acts.flatMap(({ change }) => change ?? []);
  const [change] = changes;
  if (!ofRecords || !record || !change) return null;
  const section = sectionOf[ofRecords];
  return acts.length === 1 ? (
    <Values section={section} change={change} />
  ) : (
    <Names section={section} changes={changes} />
  );
}

const fieldsOf = ({ before, after }: FieldChange) => Object.keys(changedFields(before, after));

interface NamesProps {
  section: RecordSection;
  changes: readonly FieldChange[];
}

function Names({ section, changes }: NamesProps) {
  const nameOf = useFieldName(section);
  const names = [...new Set(changes.flatMap(fieldsOf))].flatMap((field) => nameOf(field) ?? []);
  return names.length > 0 && <p className="text-sm text-muted">{names.join(' · ')}</p>;
}

interface ValuesProps {
  section: RecordSection;
  change: FieldChange;
}

/** A field a line: “Stage: Proposal sent → Won”. */
function Values({ section, change }: ValuesProps) {
  const t = useTexts(actsTexts);
  const nameOf = useFieldName(section);
  const [before, after] = [flatFields(change.before), flatFields(change.after)];
  const fields = fieldsOf(change).filter(nameOf);
  const more = fields.length - MOST;
  return (
    <div className="text-sm">
      {fields.slice(0, MOST).map((field) => (
        <p key={field}>
          <span className="text-muted">
            {nameOf(field)}: <FieldValue section={section} field={field} value={before[field]} row={before} />
          </span>{' '}
          → <FieldValue section={section} field={field} value={after[field]} row={after} />
        </p>
      ))}
      {more > 0 && <p className="text-muted">{t('moreFields', { count: more })}</p>}
    </div>
  );
}
