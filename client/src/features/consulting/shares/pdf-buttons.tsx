import { useMutation } from '@tanstack/react-query';
import { type Language, languages } from '@shared/languages';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { downloadFile } from '@/lib/api/save-file';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import { toast } from '@/lib/toast';
import { reportTexts } from '../report/texts/report';

interface PdfButtonsProps {
  /** The URL for a language. */
  urlIn: (language: Language) => string;
  /** The languages to choose from: all, unless said otherwise. */
  pdfIn?: readonly Language[] | undefined;
}

/** Downloads the report as a PDF in a language. */
export function usePdf(urlIn: PdfButtonsProps['urlIn']) {
  const t = useTexts(reportTexts);
  return useMutation({
    mutationFn: (language: Language) => downloadFile(urlIn(language)),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('pdf.failed'), description: errorText(error) }),
  });
}

/** Downloads the report as a PDF. */
export function PdfButtons({ urlIn, pdfIn = languages }: PdfButtonsProps) {
  const t = useTexts(reportTexts);
  const download = usePdf(urlIn);
  return (
    <>
      {pdfIn.map((language) => (
        <Button
          key={language}
          variant="secondary"
          icon={portalIcons.download}
          disabled={download.isPending}
          pending={download.isPending && download.variables === language}
          onClick={() => download.mutate(language)}
        >
          {t(`pdf.${language}`)}
        </Button>
      ))}
    </>
  );
}
