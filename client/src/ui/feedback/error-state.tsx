import { useTexts } from '@/i18n/use-texts';
import { ApiError } from '@/lib/api/api-client';
import { Alert } from './alert';
import { Button } from '../controls/button';
import { commonTexts } from '../texts/common';

/**
 * Replaces a list or page whose data failed to load: shows the server's message, if any, and a button to
 * retry.
 */
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
