import { useTexts } from '@/i18n/use-texts';
import { Alert } from '@/ui/feedback/alert';
import { reportTexts } from '../texts/report';

/** Told to whoever follows a report to a record that the company no longer has. */
export function GoneRecord() {
  const t = useTexts(reportTexts);
  return (
    <Alert tone="info" title={t('record.goneHere')} className="mb-4">
      <p>{t('record.moved')}</p>
    </Alert>
  );
}
