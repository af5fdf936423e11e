import { setMessages } from '../../../../../shared/marketing/campaigns/notices/messages';
import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { Language } from '../../../../../shared/languages';
import { mostAt, type Place } from '../../../../../shared/marketing/products/brief/places';
import type { Fact } from '../../../../../shared/marketing/products/fact';
import type { FactKind } from '../../../../../shared/marketing/products/scales';
import type { Act } from '../../../../platform/acts/act';
import { conflict, invalid } from '../../../../platform/http/errors';
import { countAt } from '../../products/analysis/read-facts';
import { addedFact, beginFacts } from '../../products/change-facts';
import { pieceOf } from '../pieces/campaigns.queries';
import type { LockedCampaign } from '../pieces/change-piece';
import { textAt, withTextAt } from '../pieces/places';
import { savePiece } from './save-piece';

interface Given {
  at: string;
  text: string;
  kind: FactKind;
  piece?: Piece | undefined;
}

/** The place of a new fact in the brief: proof if there is room, otherwise loose. */
function placeFor(kind: FactKind, facts: readonly Fact[], language: Language): Place {
  const place = kind === 'proof' || kind === 'offer' ? kind : 'loose';
  return countAt(facts, { place, language }) < mostAt[place] ? place : 'loose';
}

/** Adds a fact to the product of a campaign, and cites it in the sentence at a place; resolves to the fact's id. */
export async function citeFact(
  act: Act,
  campaign: LockedCampaign,
  { at, text, kind, piece }: Given,
): Promise<string> {
  const { productId } = campaign;
  if (productId === null) throw conflict(setMessages['campaign.single']);
  const next = piece ?? pieceOf(campaign);
  const line = textAt(next, at);
  if (line === undefined) throw invalid({ at: setMessages['place.missing'] });
  const changing = await beginFacts(act, productId);
  const { language } = campaign;
  const fields = addedFact(changing, {
    place: placeFor(kind, changing.product.facts, language),
    text,
    language,
  });
  await act.change('marketingProduct', [{ id: productId, fields }]);
  const fact = (fields.facts as Fact[]).at(-1) as Fact;
  const cited =
    typeof line === 'string' ? next : withTextAt(next, at, { ...line, facts: [...line.facts, fact.id] });
  await savePiece(act, campaign, cited);
  return fact.id;
}
