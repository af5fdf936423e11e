import { importLimit } from '@shared/consulting/scales';
import { say } from '@shared/message';
import { messageText } from '@shared/messages';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Alert } from '@/ui/feedback/alert';
import { Button } from '@/ui/controls/button';
import { itemsTexts } from '../texts/items';
import type { Import } from './use-import';
import { itemMessages } from '@shared/consulting/items/messages';

/** The number of rows read, and what blocks the import, each with its solution. */
export function ImportSummary({ rows }: { rows: Import }) {
  const t = useTexts(itemsTexts);
  const { language } = useLanguage();
  const { read, taken, wrong } = rows;
  const count = read.rows.length;
  const skipped = count - taken.length;
  return (
    <div className="grid gap-3">
      <p aria-live="polite" className="min-h-6 font-medium">
        {count > 0 && t(read.isCut ? 'import.readFirst' : 'import.read', { count })}
        {skipped > 0 && ` ${t('import.skipped', { count: skipped })}`}
      </p>
      {read.unknown.length > 0 && (
        <Alert tone="info">
          <p>{t('import.unknown', { headings: read.unknown.join(', ') })}</p>
        </Alert>
      )}
      {taken.length > importLimit && (
        <Alert
          tone="warning"
          title={messageText(say(itemMessages['import.long'], { max: importLimit }), language)}
        >
          <p>{t(read.isCut ? 'import.farTooMany' : 'import.tooMany', { count: taken.length })}</p>
          <Button variant="secondary" className="mt-3" onClick={rows.leaveOutRest}>
            {t('import.keepFirst', { max: importLimit })}
          </Button>
        </Alert>
      )}
      {wrong.length > 0 && (
        <Alert tone="warning" title={t('import.wrong', { count: wrong.length })}>
          <p>{t('import.wrongHint', { count: wrong.length })}</p>
          <Button variant="secondary" className="mt-3" onClick={rows.leaveOutWrong}>
            {t('import.leaveOutWrong', { count: wrong.length })}
          </Button>
        </Alert>
      )}
    </div>
  );
}
