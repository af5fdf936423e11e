import type { Wire } from '@shared/http/wire';
import type { Change } from '@shared/acts/record';
import { useTexts } from '@/i18n/use-texts';
import { Moment } from '../values/cells';
import { recordTexts } from '../texts/record';

/** Who wrote a change, from where and when: with the line of the file, the records that were merged, or the enquiry. */
export function ChangeOrigin({ change }: { change: Wire<Change> }) {
  return (
    <>
      <From {...change} /> · <Moment at={change.at} />
    </>
  );
}

function From({ actor: { name }, origin: { from, row }, source }: Wire<Change>) {
  const t = useTexts(recordTexts);
  if (from === 'import' && row !== undefined && source) return t('origin.line', { name, row, file: source });
  if (from === 'merge' && source) return t('origin.merged', { name, names: source });
  if (from === 'enquiry' && row !== undefined) return t('origin.enquiry', { row });
  return t(`origin.from.${from}`, { name });
}
