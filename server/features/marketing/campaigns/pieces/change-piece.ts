import { type Engine, type Author, outgoing } from '../../../../../shared/marketing/campaigns/scales';
import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { Cited } from '../../../../../shared/marketing/campaigns/tables';
import { setMessages } from '../../../../../shared/marketing/campaigns/notices/messages';
import type { Message } from '../../../../../shared/message';
import type { Act } from '../../../../platform/acts/act';
import { StaleRow } from '../../../../platform/database/rows/stale';
import { conflict, notFound } from '../../../../platform/http/errors';
import { type CampaignFields, findContentId, insertVersion } from './versions.queries';
import { bodyOf } from './words-of';

/** A campaign that is being changed. */
export interface LockedCampaign extends CampaignFields {
  id: number;
}

/**
 * A campaign of the act's account; throws 404 for another's and for one in the bin, and 409 when the caller read
 * another version.
 */
export async function lockCampaign(act: Act, id: number, version?: number): Promise<LockedCampaign> {
  const [record] = await act.lock('marketingCampaign', [id]);
  if (!record || record.fields.deletedAt !== null) throw notFound(setMessages['campaign.missing']);
  if (version !== undefined && record.version !== version) throw new StaleRow({ id });
  return { id, ...record.fields };
}

/** Throws 409 for a campaign that has ended. */
export function refuseEnded({ status }: Pick<CampaignFields, 'status'>) {
  if (status === 'finished' || status === 'cancelled') throw conflict(setMessages['campaign.ended']);
}

/** A piece that takes the place of a campaign's, or lies beside it. */
export interface NextPiece {
  piece: Piece;
  author: Author;
  engine: Engine;
  cited: Cited;
  notices?: Message[];
  restores?: number;
}

/** What is edited waits for its approval again; what is scheduled or out keeps its status. */
const statusAfter = ({ status, approvedVersion }: CampaignFields) =>
  approvedVersion === null || outgoing.includes(status) ? status : 'in_review';

/** The person behind an act; null for the composer and a model. */
const byOf = ({ doing }: Act, { author }: NextPiece) => (author === 'person' ? doing.actor.name : null);

/**
 * Adds a version to a campaign. It becomes the current one, unless it is only offered: then it lies beside the text
 * that is there. Resolves to its number.
 */
export async function addVersion(
  act: Act,
  campaign: LockedCampaign,
  next: NextPiece,
  { isOffer = false } = {},
): Promise<number> {
  const { tx, doing } = act;
  const contentId = (await findContentId(tx, doing.owner, campaign.id)) as number;
  await act.lock('marketingContent', [contentId]);
  const { piece, author, engine, cited, notices = [], restores = null } = next;
  const number = await insertVersion(tx, doing.owner, contentId, {
    piece,
    author,
    engine,
    cited,
    restores,
    by: byOf(act, next),
    at: doing.at,
  });
  if (isOffer) return number;
  const fields = {
    content: JSON.stringify(piece.content),
    contentVersion: number,
    status: statusAfter(campaign),
  };
  await act.change('marketingCampaign', [
    { id: campaign.id, fields: { ...fields, author, engine, cited, notices } },
  ]);
  await act.change('marketingContent', [{ id: contentId, fields: { number, body: bodyOf(piece) } }]);
  return number;
}
