import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { downloadFile } from '@/lib/api/save-file';
import { toast } from '@/lib/toast';
import { captureTexts } from './texts/capture';

/** Fetches a file and saves it; a failure is told. */
export function useDownload() {
  const t = useTexts(captureTexts);
  return useSaving(downloadFile, {
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('downloadFailed'), description: errorText(error) }),
  });
}
