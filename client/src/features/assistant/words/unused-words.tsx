import { useTexts } from '@/i18n/use-texts';
import { assistantTexts } from '../texts/assistant';

/** What of a sentence was read but not used. */
export function UnusedWords({ unused }: { unused: readonly string[] }) {
  const t = useTexts(assistantTexts);
  if (unused.length === 0) return null;
  return <p className="text-sm text-muted">{t('unused', { words: unused.join(', ') })}</p>;
}
