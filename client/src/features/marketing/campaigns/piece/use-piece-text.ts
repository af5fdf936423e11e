import { useQueryClient } from '@tanstack/react-query';
import { renderPost } from '@shared/marketing/campaigns/rendering/render-post';
import { isOf } from '@shared/marketing/campaigns/by-medium';
import { renderText } from '@shared/marketing/campaigns/rendering/render-text';
import type { Network } from '@shared/marketing/channels/networks';
import { productOf } from '../../reads';
import { usePiece } from '../piece-context';
import { mailOf } from '../previews/mail-of';

/** What a reader reads of a piece, with its product's address; of a post, its variant for one network where it has one, else all. */
export function usePieceText(network: Network) {
  const client = useQueryClient();
  const { company, campaign } = usePiece();
  const { piece, productId, language, audience } = campaign;
  return async () => {
    const product =
      productId === null ? null : await client.fetchQuery(productOf(productId)).catch(() => null);
    const link = product?.url ?? null;
    const variant = isOf(piece, 'posts') ? piece.content.variants[network] : undefined;
    if (variant) return renderPost(network, variant, link);
    return renderText(piece, mailOf({ company, language, audience, link }));
  };
}
