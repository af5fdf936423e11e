import { useMutation } from '@tanstack/react-query';
import { type Language, languages } from '@shared/languages';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { downloadFile } from '@/lib/api/save-file';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import { toast } from '@/lib/toast';
import { reportTexts } from '../report/texts/report';

/** Downloads the report as a PDF in either language; `urlIn` returns the URL for a language. */
export function PdfButtons({ urlIn }: { urlIn: (language: Language) => string }) {
  const t = useTexts(reportTexts);
  const download = useMutation({
    mutationFn: (language: Language) => downloadFile(urlIn(language)),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('pdf.failed'), description: errorText(error) }),
  });
  return (
    <>
      {languages.map((language) => (
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
