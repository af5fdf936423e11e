import { useState } from 'react';
import { reports } from '@shared/consulting/report/endpoints';
import type { Language } from '@shared/languages';
import { urlFor } from '@shared/http/params';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import { reportTexts } from '../report/texts/report';
import { ShareDialog } from './share-dialog';
import { PdfButtons } from './pdf-buttons';

interface ReportActionsProps {
  companyId: number;
  /** The languages of the PDFs to choose from. */
  pdfIn?: readonly Language[] | undefined;
}

/** The owner's actions on a finished report: share, download, print. */
export function ReportActions({ companyId, pdfIn }: ReportActionsProps) {
  const t = useTexts(reportTexts);
  const [sharing, setSharing] = useState(false);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <IfMayWrite>
        <Button icon={portalIcons.share} onClick={() => setSharing(true)}>
          {t('share.open')}
        </Button>
      </IfMayWrite>
      <PdfButtons urlIn={(language) => urlFor(reports.pdf, { companyId }, { language })} pdfIn={pdfIn} />
      <Button variant="secondary" icon={portalIcons.print} onClick={() => print()}>
        {t('print')}
      </Button>
      <ShareDialog companyId={companyId} open={sharing} onClose={() => setSharing(false)} />
    </div>
  );
}
