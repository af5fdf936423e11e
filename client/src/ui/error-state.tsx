import { useTexts } from '@/i18n/use-texts';
import { ApiError } from '@/lib/api-client';
import { Alert } from './alert';
import { Button } from './button';

/** What a list or page shows when its data did not come: the server's words if there are any, and the way to try again. */
export function ErrorState({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts('common');
  const said = error instanceof ApiError ? error.serverMessage : undefined;
  return (
    <Alert tone="danger" title={t('common.error.title')}>
      <p>{said ?? t('common.error.load')}</p>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        {t('common.actions.retry')}
      </Button>
    </Alert>
  );
}
