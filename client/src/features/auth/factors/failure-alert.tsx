import { useTexts } from '@/i18n/use-texts';
import { ApiError, errorText } from '@/lib/api/api-client';
import { Alert } from '@/ui/feedback/alert';
import { secondStepTexts } from './texts/second-step';

/** Why a step has failed, unless that stands beside a field. */
export function FailureAlert({ error }: { error: Error | null }) {
  const t = useTexts(secondStepTexts);
  if (!error || (error instanceof ApiError && error.fields)) return null;
  return (
    <Alert tone="danger" title={t('failed')}>
      {errorText(error)}
    </Alert>
  );
}
