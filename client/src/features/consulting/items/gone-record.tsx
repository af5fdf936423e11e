import { useTexts } from '@/i18n/use-texts';
import { Alert } from '@/ui/alert';

/** Told to whoever follows a report to a record that the company no longer has. */
export function GoneRecord() {
  const t = useTexts('report');
  return (
    <Alert tone="info" title={t('report.record.goneHere')} className="mb-4">
      <p>{t('report.record.moved')}</p>
    </Alert>
  );
}
