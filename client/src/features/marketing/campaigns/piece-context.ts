import { createContext, useContext } from 'react';
import type { Finding } from '@shared/marketing/campaigns/findings/finding';
import type { ListedCompany } from '../reads';
import type { Campaign } from './reads';

/** A sentence that is edited, or one that is added before what stands at the place now. */
export interface Opened {
  at: string;
  isNew: boolean;
}

/** The piece that is drawn, and the sentence of it that is open. */
export interface PieceView {
  company: ListedCompany;
  campaign: Campaign;
  findings: readonly Finding[];
  /** Whether its sentences can be edited. */
  mayEdit: boolean;
  opened: Opened | null;
  open: (at: string, isNew?: boolean) => void;
  close: () => void;
}

export const PieceContext = createContext<PieceView | null>(null);

export function usePiece(): PieceView {
  const view = useContext(PieceContext);
  if (!view) throw new Error('A part of a piece is drawn outside of one');
  return view;
}
