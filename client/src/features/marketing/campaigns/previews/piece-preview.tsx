import type { CopiedPiece } from '@shared/marketing/campaigns/rendering/render-text';
import { byMedium } from '@shared/marketing/campaigns/by-medium';
import { AdsPreview } from './ads-preview';
import { EmailPreview } from './email-preview';
import type { Shown } from './mail-of';
import { PagePreview } from './page-preview';
import { PostsPreview } from './posts-preview';

/** A piece as its readers see it, with buttons that copy its parts. */
export function PiecePreview({ piece, ...shown }: Shown & { piece: CopiedPiece }) {
  if (piece.type === 'ad text') return <AdsPreview ads={piece.content} />;
  return byMedium(piece, {
    mail: ({ content }) => <EmailPreview email={content} {...shown} />,
    posts: ({ content }) => <PostsPreview social={content} link={shown.link} />,
    page: ({ content }) => <PagePreview page={content} link={shown.link} />,
  });
}
