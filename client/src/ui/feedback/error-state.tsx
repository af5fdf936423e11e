import { useTexts } from '@/i18n/use-texts';
import { ApiError } from '@/lib/api/api-client';
import { Alert } from './alert';
import { Button } from '../controls/button';
import { commonTexts } from '../texts/common';

/** What a list or page shows when its data did not come: the server's words if there are any, and the way to try again. */
export function ErrorState({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts(commonTexts);
  const said = error instanceof ApiError ? error.serverMessage : undefined;
  return (
    <Alert tone="danger" title={t('error.title')}>
      <p>{said ?? t('error.load')}</p>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        {t('actions.retry')}
      </Button>
    </Alert>
  );
}
