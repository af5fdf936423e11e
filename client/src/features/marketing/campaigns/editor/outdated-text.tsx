import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { campaignsTexts } from '../texts/campaigns';
import { wordsOf } from './places';
import type { Sentence } from './use-sentence';

/** The text as it is stored now, when it was changed while somebody typed; both stay until one is chosen. */
export function OutdatedText({ sentence: { isOutdated, stored, discard } }: { sentence: Sentence }) {
  const t = useTexts(campaignsTexts);
  if (!isOutdated) return null;
  return (
    <Alert tone="warning" title={t('editor.outdated.title')}>
      <p className="wrap-anywhere">{t('editor.outdated.now', { text: wordsOf(stored) })}</p>
      <p className="mt-1 text-sm text-muted">{t('editor.outdated.hint')}</p>
      <Button variant="secondary" className="mt-2" onClick={discard}>
        {t('editor.outdated.take')}
      </Button>
    </Alert>
  );
}
