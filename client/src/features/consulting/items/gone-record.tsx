import { useTexts } from '@/i18n/use-texts';
import { Alert } from '@/ui/feedback/alert';
import { itemsTexts } from './texts/items';

/** Shown after a link from a report to a record that has been deleted since. */
export function GoneRecord() {
  const t = useTexts(itemsTexts);
  return (
    <Alert tone="info" title={t('gone.title')} className="mb-4">
      <p>{t('gone.text')}</p>
    </Alert>
  );
}
