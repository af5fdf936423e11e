import type { Change } from './changes';
import { listOfKind, type RecordKind, type RecordRef } from '@shared/consulting/report/figures/records';
import { shortLabel } from '@shared/consulting/report/figures/short-label';
import type { ReportPart } from '@shared/consulting/report/readiness';
import { useTexts } from '@/i18n/use-texts';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';
import { reportTexts } from '../../../texts/report';
import { changeText } from './change-text';
import { useFigureWords } from '../../drawings/use-figure-words';
import { RecordName } from '../../record-link';

const tones: Record<Change['kind'], BadgeTone> = { added: 'positive', changed: 'info', removed: 'neutral' };

const kindOfList = Object.fromEntries(
  Object.entries(listOfKind).map(([kind, list]) => [list, kind]),
) as Record<ReportPart, RecordKind>;

/** The differences between the company's current data and the data of the report. */
export function ChangesSince({ changes }: { changes: Change[] }) {
  const t = useTexts(reportTexts);
  if (changes.length === 0) return <p className="text-muted">{t('changes.none')}</p>;
  return (
    <>
      <p className="mb-4 max-w-measure">{t('changes.some', { count: changes.length })}</p>
      <ul className="grid gap-3">
        {changes.map((change) => (
          <ChangeItem key={keyOf(change)} change={change} />
        ))}
      </ul>
    </>
  );
}

const keyOf = (change: Change) =>
  change.list === 'company' ? 'company' : `${change.list} ${change.kind} ${change.id}`;

function ChangeItem({ change }: { change: Change }) {
  const t = useTexts(reportTexts);
  const { language, report } = useFigureWords();
  const fields = change.kind === 'changed' ? change.fields : [];
  return (
    <li className="grid break-inside-avoid-page gap-x-4 gap-y-1 border-l-2 border-line pl-4 sm:grid-cols-[10rem_1fr]">
      <div>
        <Badge tone={tones[change.kind]}>{t(`changes.${change.kind}`)}</Badge>
      </div>
      <div className="min-w-0">
        <p>
          <span className="text-muted">{t(`changes.lists.${change.list}`)}</span>
          {change.list !== 'company' && (
            <>
              {' · '}
              <ChangedRecord change={change} />
            </>
          )}
        </p>
        <ul className="text-sm text-muted">
          {fields.map((field) => (
            <li key={field.field} className="wrap-anywhere">
              {changeText(field, t, report, language)}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

// A removed record is plain text: its badge already says that it is gone.
function ChangedRecord({ change }: { change: Exclude<Change, { list: 'company' }> }) {
  const record: RecordRef = { kind: kindOfList[change.list], id: change.id, label: change.label };
  if (change.kind === 'removed')
    return <span className="wrap-anywhere">{shortLabel(change.label, 120)}</span>;
  return <RecordName record={record} most={120} />;
}
