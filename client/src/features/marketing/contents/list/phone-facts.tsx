import { type ReactNode, useContext } from 'react';
import { shortDay } from '@/i18n/short-day';
import { useLanguage } from '@/i18n/use-texts';
import type { PieceResult } from '../../piece-results';
import type { ListedContent } from '../reads';
import { SendingSequences } from '../sending-sequences';
import { useGoesOutWords } from './goes-out';
import { useContentFacts } from './use-content-facts';

interface PhoneFactsProps {
  content: ListedContent;
  result: PieceResult | undefined;
  status: ReactNode;
}

/** What a phone says below the name of a text: what it is, how far it is, when it goes out or changed, and what it brought. */
export function PhoneFacts({ content, result, status }: PhoneFactsProps) {
  const { language } = useLanguage();
  const { kindName, countOf } = useContentFacts();
  const out = useGoesOutWords()(result);
  const sequence = useContext(SendingSequences).get(content.campaignId ?? 0);
  const brought = [countOf(result, 'clicks'), countOf(result, 'leads')].filter(Boolean).join(' · ');
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-muted">
      {kindName(content)}
      {status}
      {out ?? <time dateTime={content.updatedAt}>{shortDay(content.updatedAt, language)}</time>}
      {/* On a line of its own: beside the day it reads as who gets the text. */}
      {sequence && <span className="basis-full">{sequence.says}</span>}
      {brought && <span className="basis-full">{brought}</span>}
    </div>
  );
}
