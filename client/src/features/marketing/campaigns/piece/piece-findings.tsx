import type { Finding } from '@shared/marketing/campaigns/findings/finding';
import { severities, type Severity } from '@shared/marketing/campaigns/findings/severity';
import { useTexts } from '@/i18n/use-texts';
import { Alert } from '@/ui/feedback/alert';
import { campaignsTexts } from '../texts/campaigns';
import { networkAt, textAt, wordsOf } from '../editor/places';
import { networkName } from '@shared/marketing/channels/networks';
import { usePiece } from '../piece-context';

/**
 * What stands in the way of approval, and what could be better, with the way to each sentence. While one is edited, its
 * editor says the same.
 */
export function PieceFindings() {
  const { findings, opened } = usePiece();
  if (opened) return null;
  return severities.map((severity) => (
    <Found
      key={severity}
      severity={severity}
      findings={findings.filter((one) => one.severity === severity)}
    />
  ));
}

const tones = { error: 'warning', warning: 'info' } as const;

function Found({ severity, findings }: { severity: Severity; findings: readonly Finding[] }) {
  const t = useTexts(campaignsTexts);
  if (findings.length === 0) return null;
  const places = [...new Set(findings.map(({ at }) => at))];
  return (
    <Alert
      tone={tones[severity]}
      title={t(severity === 'error' ? 'faults.title' : 'faults.advice', { count: findings.length })}
    >
      <ul className="mt-1 grid gap-3">
        {places.map((at) => (
          <li key={at} className="grid gap-1">
            <Faults at={at} findings={findings.filter((finding) => finding.at === at)} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Faults({ at, findings }: { at: string; findings: readonly Finding[] }) {
  const t = useTexts(campaignsTexts);
  const { campaign, mayEdit, open } = usePiece();
  const place = sentenceAt(at);
  const sentence = place === undefined ? undefined : textAt(campaign.piece, place);
  const network = networkAt(at);
  return (
    <>
      {findings.map(({ code, words, text }) => (
        <p key={`${code} ${words}`} className="text-sm">
          {network && <span className="font-medium">{networkName(network)}: </span>}
          {text}
        </p>
      ))}
      {mayEdit && place !== undefined && sentence !== undefined && (
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
