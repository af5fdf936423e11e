import { useState } from 'react';
import { reports } from '@shared/consulting/report/endpoints';
import { type Language, languages } from '@shared/languages';
import { urlFor } from '@shared/http/params';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useMedia } from '@/lib/use-media';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { reportTexts } from '../report/texts/report';
import { ShareDialog } from './share-dialog';
import { PdfButtons, usePdf } from './pdf-buttons';

interface ReportActionsProps {
  companyId: number;
  /** The languages of the PDFs to choose from. */
  pdfIn?: readonly Language[] | undefined;
  /** Beside a title a phone has no room for words. */
  isBesideTitle?: boolean;
}

/** The owner's actions on a finished report: share, download, print; on a phone all but sharing is in a menu. */
export function ReportActions({ companyId, pdfIn = languages, isBesideTitle = false }: ReportActionsProps) {
  const t = useTexts(reportTexts);
  const [sharing, setSharing] = useState(false);
  const isPhone = useMedia('(width < 40rem)');
  const urlIn = (language: Language) => urlFor(reports.pdf, { companyId }, { language });
  const pdf = usePdf(urlIn);
  return (
    <div className={classNames('flex gap-2 print:hidden', !isBesideTitle && 'flex-wrap')}>
      <IfMayWrite>
        <Button icon={portalIcons.share} title={t('share.open')} onClick={() => setSharing(true)}>
          <span className={isBesideTitle ? 'max-sm:sr-only' : undefined}>{t('share.open')}</span>
        </Button>
      </IfMayWrite>
      {isPhone ? (
        <Menu
          icon={portalIcons.more}
          label={t('more')}
          disabled={pdf.isPending}
          entries={[
            ...pdfIn.map((language) => ({
              label: t(`pdf.${language}`),
              onSelect: () => pdf.mutate(language),
            })),
            { label: t('print'), onSelect: () => print() },
          ]}
        />
      ) : (
        <>
          <PdfButtons urlIn={urlIn} pdfIn={pdfIn} />
          <Button variant="secondary" icon={portalIcons.print} onClick={() => print()}>
            {t('print')}
          </Button>
        </>
      )}
      <ShareDialog companyId={companyId} open={sharing} onClose={() => setSharing(false)} />
    </div>
  );
}
