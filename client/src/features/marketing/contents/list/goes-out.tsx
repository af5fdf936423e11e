import { shortDay } from '@/i18n/short-day';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { NetworkMark } from '../../channels/network-mark';
import type { PieceResult } from '../../piece-results';
import { contentsTexts } from '../texts/contents';

/** When a text goes out next, or else when it last did. */
export const goesOutOn = (result: PieceResult | undefined) => result && (result.nextAt ?? result.lastAt);

/** When and where a text goes out or did. */
export function GoesOut({ result }: { result: PieceResult | undefined }) {
  const t = useTexts(contentsTexts);
  const { language } = useLanguage();
  const at = goesOutOn(result);
  if (!result || !at) return null;
  const day = shortDay(at, language);
  return (
    <div className="grid gap-1">
      <time dateTime={at}>{t(result.nextAt ? 'goesOut.next' : 'goesOut.last', { day })}</time>
      <span className="space-x-1">
        {result.networks.map((network) => (
          <NetworkMark key={network} network={network} />
        ))}
      </span>
    </div>
  );
}
