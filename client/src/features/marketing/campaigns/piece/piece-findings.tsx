import type { Finding } from '@shared/marketing/campaigns/findings/finding';
import { useTexts } from '@/i18n/use-texts';
import { Alert } from '@/ui/feedback/alert';
import { campaignsTexts } from '../../texts/campaigns';
import { networkAt, textAt, wordsOf } from '../editor/places';
import { networkNames } from '@shared/marketing/campaigns/network-names';
import { usePiece } from '../piece-context';

/** What stands in the way of approval, with the way to each sentence. While one is edited, its editor says the same. */
export function PieceFindings() {
  const t = useTexts(campaignsTexts);
  const { findings, opened } = usePiece();
  const errors = findings.filter(({ isWarning }) => !isWarning);
  if (errors.length === 0 || opened) return null;
  const places = [...new Set(errors.map(({ at }) => at))];
  return (
    <Alert tone="warning" title={t('faults.title', { count: errors.length })}>
      <ul className="mt-1 grid gap-3">
        {places.map((at) => (
          <li key={at} className="grid gap-1">
            <Faults at={at} findings={errors.filter((finding) => finding.at === at)} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Faults({ at, findings }: { at: string; findings: readonly Finding[] }) {
  const t = useTexts(campaignsTexts);
  const { campaign, open } = usePiece();
  const place = sentenceAt(at);
  const sentence = place === undefined ? undefined : textAt(campaign.piece, place);
  const network = networkAt(at);
  return (
    <>
      {findings.map(({ code, words, text }) => (
        <p key={`${code} ${words}`} className="text-sm">
          {network && <span className="font-medium">{networkNames[network]}: </span>}
          {text}
        </p>
      ))}
      {place !== undefined && sentence !== undefined && (
        <button
          type="button"
          onClick={() => open(place)}
          className="min-h-8 max-w-full justify-self-start truncate text-left text-sm font-medium text-brand underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
        >
          {t('faults.open', { text: wordsOf(sentence) })}
        </button>
      )}
    </>
  );
}

/** The sentence that a finding leads to: its own, or the first one of the part that it is about. */
function sentenceAt(at: string): string | undefined {
  if (at === '') return undefined;
  if (/^variants\.\w+$/.test(at)) return `${at}.blocks.0.lines.0`;
  if (/(?:^|\.)blocks$/.test(at)) return `${at}.0.lines.0`;
  if (at === 'benefits') return 'benefits.0.title';
  if (at === 'faq') return 'faq.0.q';
  if (at === 'ads') return 'ads.headlines.0';
  return at.endsWith('.tags') ? `${at}.0` : at;
}
