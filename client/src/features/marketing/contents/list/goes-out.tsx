import { shortDay } from '@/i18n/short-day';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { NetworkMark } from '../../channels/network-mark';
import type { PieceResult } from '../../piece-results';
import { contentsTexts } from '../texts/contents';

/** Says since when a text waits for a person, or when it goes out next, or else when it last did; null if none of them. */
export function useGoesOutWords() {
  const t = useTexts(contentsTexts);
  const { language } = useLanguage();
  return (result: PieceResult | undefined) => {
    const { unsettledAt = null, nextAt = null, lastAt = null } = result ?? {};
    const at = unsettledAt ?? nextAt ?? lastAt;
    if (!at) return null;
    const words = t(`goesOut.${unsettledAt ? 'due' : nextAt ? 'next' : 'last'}`, {
      day: shortDay(at, language),
    });
    return (
      <time dateTime={at} className={unsettledAt ? 'text-warning' : undefined}>
        {words}
      </time>
    );
  };
}

/** When and where a text goes out or did. */
export function GoesOut({ result }: { result: PieceResult | undefined }) {
  const words = useGoesOutWords()(result);
  if (!result || !words) return null;
  return (
    <div className="grid gap-1">
      {words}
      <span className="space-x-1">
        {result.networks.map((network) => (
          <NetworkMark key={network} network={network} />
        ))}
      </span>
    </div>
  );
}
