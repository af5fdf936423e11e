import { useTexts } from '@/i18n/use-texts';
import { CopyField } from '@/ui/controls/fields/copy-field';
import { reportTexts } from '../report/texts/report';

/** A new link with a button to copy it. */
export function NewLink({ url }: { url: string }) {
  const t = useTexts(reportTexts);
  return (
    <CopyField
      value={url}
      label={t('share.link')}
      hint={t('share.once')}
      words={{ copy: t('share.copy'), copied: t('share.copied'), failed: t('share.copyFailed') }}
    />
  );
}
