import type { RecordRef } from '@shared/consulting/report/figures/records';
import { shortLabel } from '@shared/consulting/report/figures/short-label';
import { useTexts } from '@/i18n/use-texts';
import { Icon } from '@/ui/icons';
import { Link, TextLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { reportTexts } from '../texts/report';
import { useRecordPlace } from './record-places';

/** A small link from a line to its record, or a note that the record was deleted. */
export function RecordLink({ record }: { record: RecordRef }) {
  const place = useRecordPlace(record);
  if (!place) return null;
  return place === 'gone' ? <Gone /> : <SeeRecord record={record} to={place.to} />;
}

function SeeRecord({ record, to }: { record: RecordRef; to: string }) {
  const t = useTexts(reportTexts);
  const link = t(`record.${record.kind}`);
  return (
    <Link
      to={to}
      title={link}
      aria-label={t('record.of', { link, label: shortLabel(record.label, 60) })}
      className="-my-3 inline-flex min-h-11 items-center px-1.5 align-middle text-brand hover:text-ink print:hidden"
    >
      <Icon name={portalIcons.forward} className="size-4" />
    </Link>
  );
}

function Gone() {
  const t = useTexts(reportTexts);
  return <span className="text-sm text-muted italic">({t('record.gone')})</span>;
}

/** A record's own name or description, linked if the record can be opened. */
export function RecordName({ record, most = 80 }: { record: RecordRef; most?: number }) {
  const place = useRecordPlace(record);
  const name = <span className="wrap-anywhere">{shortLabel(record.label, most)}</span>;
  if (!place) return name;
  if (place !== 'gone') return <TextLink to={place.to}>{name}</TextLink>;
  return (
    <>
      {name} <Gone />
    </>
  );
}
