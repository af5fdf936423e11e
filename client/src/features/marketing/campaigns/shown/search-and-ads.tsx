import { useState } from 'react';
import { pieceLimits } from '@shared/marketing/campaigns/limits';
import type { Landing, Line } from '@shared/marketing/campaigns/piece';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Disclosure } from '@/ui/controls/disclosure';
import { campaignsTexts } from '../texts/campaigns';
import { usePiece } from '../piece-context';
import { NewText } from './sentences';
import { Sentence } from './sentence';

/** What search engines and advertisements show of a page, each text with its length. */
export function SearchAndAds({ seo, ads }: Pick<Landing, 'seo' | 'ads'>) {
  const t = useTexts(campaignsTexts);
  const { findings, opened } = usePiece();
  // A fault or an open sentence inside is never folded away.
  const isAsked = [...findings, ...(opened ? [opened] : [])].some(({ at }) => /^(?:seo|ads)/.test(at));
  const [isOpen, setOpen] = useState(isAsked);
  if (isAsked && !isOpen) setOpen(true);
  return (
    <div className="border-t border-line p-4">
      <Disclosure open={isOpen} summary={t('landing.searchAndAds')}>
        <div className="grid gap-4">
          <div className="grid gap-1">
            <p className="text-sm text-muted">{t('landing.search')}</p>
            <div className="text-lg text-info">
              <Sentence at="seo.title" line={seo.title} />
            </div>
            <div className="text-sm">
              <Sentence at="seo.description" line={seo.description} />
            </div>
          </div>
          <AdLines
            title={t('landing.headlines')}
            at="ads.headlines"
            lines={ads.headlines}
            most={pieceLimits.adHeadlines.most}
          />
          <AdLines
            title={t('landing.descriptions')}
            at="ads.descriptions"
            lines={ads.descriptions}
            most={pieceLimits.adDescriptions.most}
          />
        </div>
      </Disclosure>
    </div>
  );
}

interface AdLinesProps {
  title: string;
  at: string;
  lines: readonly Line[];
  most: number;
}

const AdLines = ({ title, at, lines, most }: AdLinesProps) => (
  <div>
    <p className="text-sm text-muted">{title}</p>
    <ul className="divide-y divide-line">
      {lines.map((line, index) => {
        const count = Array.from(line.text).length;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a line is its place
          <li key={index} className="flex items-baseline gap-3 py-1.5">
            <div className="min-w-0 grow">
              <Sentence at={`${at}.${index}`} line={line} />
            </div>
            <span
              className={classNames(
                'shrink-0 text-sm tabular-nums',
                count > most ? 'font-medium text-danger' : 'text-muted',
              )}
            >
              {count}/{most}
            </span>
          </li>
        );
      })}
      <NewText at={`${at}.${lines.length}`} />
    </ul>
  </div>
);
