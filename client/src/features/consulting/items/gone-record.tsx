import { useTexts } from '@/i18n/use-texts';
import { Alert } from '@/ui/feedback/alert';
import { reportTexts } from '../texts/report';

/** Shown after a link from a report to a record that has been deleted since. */
export function GoneRecord() {
  const t = useTexts(reportTexts);
  return (
    <Alert tone="info" title={t('record.goneHere')} className="mb-4">
      <p>{t('record.moved')}</p>
    </Alert>
  );
}
