import { gapText } from '@shared/consulting/report/texts/gap-text';
import type { DataGap } from '@shared/consulting/report/figures/gaps';
import { useFigureWords } from '../drawings/use-figure-words';
import { MoreRecords } from '../more-records';
import { RecordName } from '../record-link';

/** Number of records named; the others are counted. */
const NAMED = 5;

/** The gaps in the data, each with its records. */
export function DataGaps({ gaps }: { gaps: DataGap[] }) {
  const { words, language } = useFigureWords();
  if (gaps.length === 0) return <p className="text-muted">{words.gaps.none}</p>;
  return (
    <ul className="grid max-w-measure gap-3">
      {gaps.map((gap) => (
        <li key={`${gap.gap} ${gap.list}`} className="break-inside-avoid-page">
          <p>{gapText(gap, language)}</p>
          <ConcernedRecords records={gap.records} />
        </li>
      ))}
    </ul>
  );
}

function ConcernedRecords({ records }: Pick<DataGap, 'records'>) {
  const more = records.length - NAMED;
  if (records.length === 0) return null;
  return (
    <ul className="grid list-disc gap-0.5 pl-5 text-sm text-muted">
      {records.slice(0, NAMED).map((record) => (
        <li key={record.id}>
          <RecordName record={record} />
        </li>
      ))}
      {more > 0 && <MoreRecords count={more} />}
    </ul>
  );
}
