import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { editorTexts } from '../texts/campaigns-editor';
import { wordsOf } from './places';
import type { Sentence } from './use-sentence';

/** The text as it is stored now, when it was changed while somebody typed; both stay until one is chosen. */
export function OutdatedText({ sentence: { isOutdated, stored, discard } }: { sentence: Sentence }) {
  const t = useTexts(editorTexts);
  if (!isOutdated) return null;
  return (
    <Alert tone="warning" title={t('outdated.title')}>
      <p className="wrap-anywhere">{t('outdated.now', { text: wordsOf(stored) })}</p>
      <p className="mt-1 text-sm text-muted">{t('outdated.hint')}</p>
      <Button variant="secondary" className="mt-2" onClick={discard}>
        {t('outdated.take')}
      </Button>
    </Alert>
  );
}
