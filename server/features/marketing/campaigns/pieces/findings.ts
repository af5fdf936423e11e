import { type Message, say } from '../../../../../shared/message';
import type { Validated } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import type { FindingCode } from '../../../../../shared/marketing/campaigns/findings/codes';
import type { Finding as ShownFinding } from '../../../../../shared/marketing/campaigns/findings/finding';
import { severityOf } from '../../../../../shared/marketing/campaigns/findings/severity';
import { findingMessages } from '../../../../../shared/marketing/campaigns/findings/messages';
import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { FactKind } from '../../../../../shared/marketing/products/scales';
import { dayIn } from '../../../../../shared/time/zone';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import type { Finding } from '../validators/ground';
import { leavesOf } from '../validators/leaves';
import { keyOfText, validatePiece } from '../validators/validate-piece';
import { listOthers } from './campaigns.queries';
import { findMaterial } from './material.queries';
import { groundOf, type Material } from './ground-of';
import { type CampaignFields, listComposed } from './versions.queries';
import { citedIn } from './words-of';

const severity = ({ code }: Finding) => severityOf(code, 'person');

/** Whether a finding in a text that a person answers for leaves its approval free. */
export const isWarning = (finding: Finding): boolean => severity(finding) === 'warning';

/** The kinds of facts that would make a text right. */
const kinds: Partial<Record<FindingCode, FactKind>> = {
  'fact.number': 'feature',
  'fact.name': 'feature',
  'fact.cited': 'feature',
  'fact.claim': 'proof',
  'fact.sensitive': 'proof',
};

const messageOf = ({ code, words = '' }: Finding): Message => say(findingMessages[code], { words });

/** Findings in the words of the caller's language. */
export const shownFindings = (
  findings: readonly Finding[],
  textOf: (said: string) => string,
): ShownFinding[] =>
  findings.map((finding) => ({
    code: finding.code,
    at: finding.at,
    words: finding.words ?? null,
    severity: severity(finding),
    text: textOf(messageOf(finding)),
    fact: kinds[finding.code] ?? null,
  }));

/** Findings with the number of those that stand in the way of approval. */
export const validated = (findings: readonly Finding[], textOf: (said: string) => string): Validated => ({
  findings: shownFindings(findings, textOf),
  errors: findings.filter((finding) => !isWarning(finding)).length,
});

/** Errors by their place, the first of each: what a refused approval answers. */
export function errorsByPlace(findings: readonly Finding[]): Record<string, Message> {
  const fields: Record<string, Message> = {};
  for (const finding of findings) {
    if (!isWarning(finding)) fields[finding.at || 'piece'] ??= messageOf(finding);
  }
  return fields;
}

type Judged = Pick<CampaignFields, 'productId' | 'setId' | 'type' | 'language' | 'audience'> & {
  id: number;
  scheduledAt: Date | string | null;
};

interface Judging {
  db: Db;
  owner: Owner;
  now: Date;
}

/** The composer's versions of a campaign, and the texts of them whose facts still say the same. */
async function composedOf({ db, owner }: Judging, campaign: Judged, material: Material) {
  const versions = await listComposed(db, owner, campaign.id);
  const pieces = versions.flatMap(({ piece, cited }) => (piece.type === 'ad text' ? [] : [{ piece, cited }]));
  const composed = pieces.flatMap(({ piece, cited }) => {
    const holds = citedIn(piece, material, campaign.language);
    return leavesOf(piece)
      .filter(({ facts }) => facts.every((id) => holds[id] !== undefined && holds[id] === cited[id]))
      .map(keyOfText);
  });
  return { composed: new Set(composed), templates: pieces.map(({ piece }) => piece) };
}

/** What the validators say of a piece in the place of a campaign's; a campaign whose product is gone states no fact. */
export async function findingsOf(judging: Judging, campaign: Judged, piece: Piece): Promise<Finding[]> {
  const { db, owner, now } = judging;
  const { productId, scheduledAt } = campaign;
  const material = productId === null ? undefined : await findMaterial(db, owner, productId);
  if (!material) return [{ code: 'must.name', at: '' }];
  return validatePiece(piece, groundOf(material, campaign), {
    others: await listOthers(db, owner, campaign),
    ...(await composedOf(judging, campaign, material)),
    slot: dayIn(new Date(scheduledAt ?? now), material.company.timezone),
  });
}
