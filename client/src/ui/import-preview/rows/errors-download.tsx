import { useId } from 'react';
import { urlFor } from '@shared/http/params';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { downloadFile } from '@/lib/api/save-file';
import { toast } from '@/lib/toast';
import { Button } from '../../controls/button';
import { portalIcons } from '../../portal-icons';
import type { ImportKind } from '../import-kind';
import { importTexts } from '../texts/import';

/** Downloads the rows with errors as a CSV file that can be corrected and imported. */
export function ErrorsDownload({ kind, id }: { kind: ImportKind; id: number }) {
  const t = useTexts(importTexts);
  const hint = useId();
  const download = useSaving(() => downloadFile(urlFor(kind.endpoints.errors, { id })), {
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('rows.downloadFailed'), description: errorText(error) }),
  });
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        variant="secondary"
        icon={portalIcons.download}
        aria-describedby={hint}
        pending={download.isPending}
        onClick={() => download.mutate(undefined)}
      >
        {t('rows.download')}
      </Button>
      <p id={hint} className="text-sm text-muted">
        {t('rows.downloadHint')}
      </p>
    </div>
  );
}
