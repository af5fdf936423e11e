import { isDeepStrictEqual } from 'node:util';
import { setMessages } from '../../../../../shared/marketing/campaigns/notices/messages';
import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { Engine } from '../../../../../shared/marketing/campaigns/scales';
import type { Act } from '../../../../platform/acts/act';
import { invalid } from '../../../../platform/http/errors';
import { findMaterial } from '../pieces/material.queries';
import { addVersion, type LockedCampaign } from '../pieces/change-piece';
import { citedIn } from '../pieces/words-of';

/**
 * Saves a person's text of a campaign as a new version; false if it equals the current one. An unchanged text is
 * saved again if its facts have changed, or if another wording exists: it then cites the current facts and is the
 * latest version.
 */
export async function savePiece(
  act: Act,
  campaign: LockedCampaign,
  piece: Piece,
  more: { restores?: number; engine?: Engine } = {},
): Promise<boolean> {
  if (piece.type !== campaign.type) throw invalid({ piece: setMessages['campaign.type'] });
  const { tx, doing } = act;
  const { productId, language, engine } = campaign;
  const material = productId === null ? undefined : await findMaterial(tx, doing.owner, productId);
  const cited = material ? citedIn(piece, material, language) : {};
  const isSame = JSON.stringify(piece.content) === campaign.content;
  if (isSame && more.restores === undefined && isDeepStrictEqual(cited, campaign.cited)) return false;
  await addVersion(act, campaign, { piece, author: 'person', engine, cited, ...more });
  return true;
}
