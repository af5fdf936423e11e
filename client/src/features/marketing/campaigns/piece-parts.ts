import { type ComponentType, createContext, useContext } from 'react';
import type { Campaign } from './reads';

/** What the library of contents, which holds the versions, shows of a campaign. The page hands it in. */
export interface PieceParts {
  /** The versions of a campaign. */
  Versions: ComponentType<{ campaign: Campaign; onClose: () => void }>;
  /** Another wording beside the text of the piece around it, if there is one. */
  OfferedWording: ComponentType;
  /** Who wrote the piece around it, and the way to the wording of the other writer, if there is one. */
  Writers: ComponentType;
}

const nothing: PieceParts = { Versions: () => null, OfferedWording: () => null, Writers: () => null };

export const PiecePartsContext = createContext(nothing);

export const usePieceParts = () => useContext(PiecePartsContext);
