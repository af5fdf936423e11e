import type { CopiedPiece } from '@shared/marketing/campaigns/rendering/render-text';
import { AdsPreview } from './ads-preview';
import { EmailPreview } from './email-preview';
import type { Shown } from './mail-of';
import { PagePreview } from './page-preview';
import { PostsPreview } from './posts-preview';

/** A piece as its readers see it, with buttons that copy its parts. */
export function PiecePreview({ piece, ...shown }: Shown & { piece: CopiedPiece }) {
  switch (piece.type) {
    case 'email':
      return <EmailPreview email={piece.content} {...shown} />;
    case 'social media':
      return <PostsPreview social={piece.content} link={shown.link} />;
    case 'landing page':
      return <PagePreview page={piece.content} link={shown.link} />;
    case 'ad text':
      return <AdsPreview ads={piece.content} />;
  }
}
