import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import type { Piece } from '@shared/marketing/campaigns/piece';
import { ApiError, call } from '@/lib/api/api-client';
import type { SavedCampaign } from '../use-campaign-act';
import type { Campaign } from '../reads';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A change of a piece, and what it touches. */
export interface PieceChange {
  apply: (piece: Piece) => Piece;
  touched: (piece: Piece) => unknown;
}

/**
 * Saves a change of a piece as a new version. If others have changed the campaign meanwhile, their changes elsewhere
 * stay; one of the same text throws the 409 with the campaign as it is now.
 */
export async function saveChange(
  campaign: Campaign,
  { apply, touched }: PieceChange,
): Promise<SavedCampaign> {
  const { id, version, piece } = campaign;
  try {
    return await call(marketingCampaignsApi.update, { id }, { piece: apply(piece), version });
  } catch (error) {
    const current = error instanceof ApiError ? (error.current as Campaign | undefined) : undefined;
    if (!current || current.version === version || !same(touched(current.piece), touched(piece))) throw error;
    return saveChange(current, { apply, touched });
  }
}
