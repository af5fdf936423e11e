import { type Message, say } from '../../../../../shared/message';
import type { Validated } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import type { FindingCode } from '../../../../../shared/marketing/campaigns/findings/codes';
import type { Finding as ShownFinding } from '../../../../../shared/marketing/campaigns/findings/finding';
import { findingMessages } from '../../../../../shared/marketing/campaigns/findings/messages';
import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { FactKind } from '../../../../../shared/marketing/products/scales';
import { dayIn } from '../../../../../shared/wall-time';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import type { Finding } from '../validators/ground';
import { validatePiece } from '../validators/validate-piece';
import type { LoadWriter } from '../writing';
import { findMaterial, listOthers } from './campaigns.queries';
import { groundOf } from './ground-of';
import type { CampaignFields } from './versions.queries';

/** For a person a worn phrase is a warning; all else stands in the way of approval. */
export const isWarning = ({ code }: Finding) => code === 'style.cliche';

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
    isWarning: isWarning(finding),
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
  loadWriter: LoadWriter;
}

/** What the validators say of a piece in the place of a campaign's; a campaign whose product is gone states no fact. */
export async function findingsOf(
  { db, owner, now, loadWriter }: Judging,
  campaign: Judged,
  piece: Piece,
): Promise<Finding[]> {
  const { productId, scheduledAt } = campaign;
  const material = productId === null ? undefined : await findMaterial(db, owner, productId);
  if (!material) return [{ code: 'must.fact', at: '' }];
  const ground = groundOf(material, campaign);
  const { sector, timezone } = material.company;
  const { said: saidBy } = await loadWriter();
  const said = saidBy({ ground, sector, category: material.product.category });
  return validatePiece(piece, ground, {
    others: await listOthers(db, owner, campaign),
    ...(said && { said }),
    slot: dayIn(new Date(scheduledAt ?? now), timezone),
  });
}
