import type { RecordRef } from '@shared/consulting/report/figures/records';
import { shortLabel } from '@shared/consulting/report/figures/short-label';
import { useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { reportTexts } from '../../texts/report';
import { useRecordPlace } from './record-places';

/** A link from a finding to its record, or a note that the record was deleted. */
export function RecordLink({ record }: { record: RecordRef }) {
  const t = useTexts(reportTexts);
  const place = useRecordPlace(record);
  if (!place) return null;
  if (place === 'gone') return <p className="text-sm text-muted italic">{t('record.gone')}</p>;
  const link = t(`record.${record.kind}`);
  return (
    <TextLink
      to={place.to}
      aria-label={t('record.of', { link, label: shortLabel(record.label, 60) })}
      className="inline-block py-2.5 text-sm print:hidden"
    >
      {link}
    </TextLink>
  );
}

/** A record's own name or description, linked if the record can be opened. */
export function RecordName({ record, most = 80 }: { record: RecordRef; most?: number }) {
  const t = useTexts(reportTexts);
  const place = useRecordPlace(record);
  const name = <span className="wrap-anywhere">{shortLabel(record.label, most)}</span>;
  if (!place) return name;
  if (place !== 'gone') return <TextLink to={place.to}>{name}</TextLink>;
  return (
    <>
      {name} <span className="text-sm text-muted italic">({t('record.gone')})</span>
    </>
  );
}
