import type { ContentPiece } from '../reads';
import { AdsFields } from './ads-fields';
import { EmailFields } from './email-fields';
import { PageFields } from './page-fields';
import { PostsFields } from './posts-fields';

interface PieceFieldsProps {
  value: ContentPiece;
  onChange: (piece: ContentPiece) => void;
}

/** The fields of a piece, by its type. */
export function PieceFields({ value, onChange }: PieceFieldsProps) {
  switch (value.type) {
    case 'email':
      return <EmailFields value={value.content} onChange={(content) => onChange({ ...value, content })} />;
    case 'social media':
      return <PostsFields value={value.content} onChange={(content) => onChange({ ...value, content })} />;
    case 'landing page':
      return <PageFields value={value.content} onChange={(content) => onChange({ ...value, content })} />;
    case 'ad text':
      return <AdsFields value={value.content} onChange={(content) => onChange({ ...value, content })} />;
  }
}
