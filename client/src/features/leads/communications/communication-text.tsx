import { useTexts } from '@/i18n/use-texts';
import type { Rows } from '../records';
import { kindWords } from './kind-words';
import { recordsTexts } from '../texts/records';
import { Moment } from '../values/cells';
import { FieldValue, useFieldName } from '../values/field-value';

const linked = ['contactIds', 'companyId', 'opportunityId', 'durationMin'] as const;

/** A communication to be read: what it was, what was said, and links to whom it is about. */
export function CommunicationText({ talk }: { talk: Rows['communications'] }) {
  const t = useTexts(recordsTexts);
  const nameOf = useFieldName('communications');
  const { outcome, occurredAt, body } = talk;
  const isFilled = (field: (typeof linked)[number]) => [talk[field]].flat().some((value) => value !== null);
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        {kindWords(t, talk)} · {outcome && `${t(`outcome.${outcome}`)} · `}
        <Moment at={occurredAt} />
      </p>
      {body && <p className="wrap-anywhere whitespace-pre-line">{body}</p>}
      <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line pt-3 text-sm">
        {linked.filter(isFilled).map((field) => (
          <div key={field} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{nameOf(field)}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <FieldValue section="communications" field={field} value={talk[field]} row={talk} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
