import type { Language } from '../../../../shared/languages';
import type { Cited } from '../../../../shared/marketing/campaigns/tables';
import { contentTypeOf } from '../../../../shared/marketing/campaigns/versions/scales';
import type { Engine } from '../../../../shared/marketing/campaigns/scales';
import type { Piece } from '../../../../shared/marketing/campaigns/piece';
import type { ContentPiece } from '../../../../shared/marketing/campaigns/versions/content-piece';
import { contentMessages } from '../../../../shared/marketing/contents/messages';
import { contentLimits } from '../../../../shared/marketing/contents/scales';
import { say } from '../../../../shared/message';
import type { Act } from '../../../platform/acts/act';
import { conflict, invalid } from '../../../platform/http/errors';
import { lockCampaign, refuseEnded } from '../campaigns/pieces/change-piece';
import { findMaterial } from '../campaigns/pieces/material.queries';
import { insertVersion } from '../campaigns/pieces/versions.queries';
import { bodyOf, citedIn } from '../campaigns/pieces/words-of';
import { savePiece } from '../campaigns/editing/save-piece';
import { countOfCompany } from './contents.queries';
import type { LockedContent } from './lock-content';
import { withoutFacts } from './without-facts';

/** The type of a content, from its text. */
const typeOf = (piece: ContentPiece) =>
  piece.type === 'ad text' ? ('ad text' as const) : contentTypeOf(piece.type);

async function citedBy(
  { tx, doing }: Act,
  productId: number | null,
  piece: ContentPiece,
  language: Language,
): Promise<Cited> {
  const material = productId === null ? undefined : await findMaterial(tx, doing.owner, productId);
  return material ? citedIn(piece, material, language) : {};
}

interface Given {
  piece: ContentPiece;
  engine: Engine;
  restores?: number;
}

/** Adds a version to a content, through its campaign if it belongs to one. */
export async function saveContent(
  act: Act,
  content: LockedContent,
  { piece, engine, restores }: Given,
): Promise<void> {
  if (typeOf(piece) !== content.type) throw invalid({ piece: contentMessages['content.type'] });
  const more = restores === undefined ? {} : { restores };
  if (content.campaignId !== null) {
    const campaign = await lockCampaign(act, content.campaignId);
    refuseEnded(campaign);
    await savePiece(act, campaign, piece as Piece, restores === undefined ? {} : { restores, engine });
    return;
  }
  const { tx, doing } = act;
  const cited = await citedBy(act, content.productId, piece, content.language);
  const number = await insertVersion(tx, doing.owner, content.id, {
    piece,
    engine,
    cited,
    author: 'person',
    by: doing.actor.name,
    at: doing.at,
    ...more,
  });
  await act.change('marketingContent', [{ id: content.id, fields: { number, body: bodyOf(piece) } }]);
}

interface Copying {
  content: LockedContent;
  piece: ContentPiece;
  engine: Engine;
  name: string;
}

/** Creates an independent copy of a content; resolves to its id. */
export async function copyContent(act: Act, { content, piece, engine, name }: Copying): Promise<number> {
  const { tx, doing } = act;
  const { marketingCompanyId, productId, language, audience } = content;
  const most = contentLimits.contents;
  if ((await countOfCompany(tx, doing.owner, marketingCompanyId)) >= most) {
    throw conflict(say(contentMessages['content.full'], { most }));
  }
  const shared = { marketingCompanyId, productId, language, audience, name, type: typeOf(piece) };
  const [id] = await act.create('marketingContent', [
    { fields: { ...shared, number: 1, body: bodyOf(piece) } },
  ]);
  const cited = await citedBy(act, productId, piece, language);
  const version = { piece, engine, cited, author: 'person' as const, by: doing.actor.name, at: doing.at };
  await insertVersion(tx, doing.owner, id as number, version);
  return id as number;
}

/**
 * Copies a text into a campaign of the same type and language, as a new version. If the campaign is about another
 * product, the citations are removed, so that every claim must be supported again.
 */
export async function copyIntoCampaign(
  act: Act,
  campaignId: number,
  { content, piece }: Copying,
): Promise<void> {
  const campaign = await lockCampaign(act, campaignId);
  refuseEnded(campaign);
  if (piece.type !== campaign.type) throw invalid({ campaignId: contentMessages['content.type'] });
  if (content.language !== campaign.language)
    throw invalid({ campaignId: contentMessages['content.language'] });
  const isSame = content.productId === campaign.productId;
  await savePiece(act, campaign, isSame ? piece : withoutFacts(piece));
}
