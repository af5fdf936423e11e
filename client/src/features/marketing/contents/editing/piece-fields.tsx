import type { ContentPiece } from '../reads';
import { AdsFields } from './ads-fields';
import { EmailFields } from './email-fields';
import { PageFields } from './page-fields';
import { PostsFields } from './posts-fields';
import { byMedium } from '@shared/marketing/campaigns/by-medium';

interface PieceFieldsProps {
  value: ContentPiece;
  onChange: (piece: ContentPiece) => void;
}

/** The fields of a piece, by its medium. */
export function PieceFields({ value, onChange }: PieceFieldsProps) {
  if (value.type === 'ad text')
    return <AdsFields value={value.content} onChange={(content) => onChange({ ...value, content })} />;
  return byMedium(value, {
    mail: (piece) => (
      <EmailFields value={piece.content} onChange={(content) => onChange({ ...piece, content })} />
    ),
    posts: (piece) => (
      <PostsFields value={piece.content} onChange={(content) => onChange({ ...piece, content })} />
    ),
    page: (piece) => (
      <PageFields value={piece.content} onChange={(content) => onChange({ ...piece, content })} />
    ),
  });
}
