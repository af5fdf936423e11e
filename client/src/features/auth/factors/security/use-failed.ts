import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { toast } from '@/lib/toast';
import { securityTexts } from './texts/security';

/** Returns a function that says why nothing has changed. */
export function useFailed() {
  const t = useTexts(securityTexts);
  return (error: Error) =>
    toast({ variant: 'destructive', title: t('failed'), description: errorText(error) });
}
