import { useContext } from 'react';
import { shortDay } from '@/i18n/short-day';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import type { CellFocus } from '@/ui/data-table/column';
import { Link } from '@/ui/navigation/link';
import { NetworkMark } from '../../channels/network-mark';
import type { PieceResult } from '../../piece-results';
import type { ListedContent } from '../reads';
import { SendingSequences } from '../sending-sequences';
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

interface GoesOutProps extends Partial<CellFocus> {
  content: ListedContent;
  result: PieceResult | undefined;
}

/** When and where a text goes out or did; of an email, by which sequence. */
export function GoesOut({ content, result, ...focus }: GoesOutProps) {
  const words = useGoesOutWords()(result);
  const sequence = useContext(SendingSequences).get(content.campaignId ?? 0);
  if (sequence) {
    return (
      <Link
        to={sequence.to}
        className="relative z-10 line-clamp-2 whitespace-normal underline underline-offset-4 hover:no-underline"
        {...focus}
      >
        {sequence.says}
      </Link>
    );
  }
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
