import { type ComponentType, createContext, createElement, useContext } from 'react';
import type { Network } from '@shared/marketing/channels/networks';
import type { Campaign } from './reads';
import { CampaignStatusBadge } from './status-badge';

/** What later rooms show of a campaign: the library its versions, the pictures those that are made, the calendar its times. The page hands it in. */
export interface PieceParts {
  /** How far a campaign is, which later rooms know more of: its page may be live, or its post wait for its owner. */
  Status: ComponentType<{ campaign: Campaign }>;
  /** The versions of a campaign. */
  Versions: ComponentType<{ campaign: Campaign; onClose: () => void }>;
  /** Another wording beside the text of the piece around it, if there is one. */
  OfferedWording: ComponentType;
  /** Who wrote the piece around it, and the way to the wording of the other writer, if there is one. */
  Writers: ComponentType;
  /** When a post goes out next, or went out last, or by which sequence an email does. */
  Times: ComponentType<{ campaign: Campaign }>;
  /** Schedules an approved post, or leads to the one that its owner has to publish by hand. */
  Schedule: ComponentType<{ campaign: Campaign }>;
  /** The picture that goes out with the post around it. */
  PostPicture: ComponentType<{ network: Network }>;
  /** The picture at the top of the page around it. */
  PagePicture: ComponentType;
}

const nothing: PieceParts = {
  Status: ({ campaign }) => createElement(CampaignStatusBadge, campaign),
  Versions: () => null,
  OfferedWording: () => null,
  Writers: () => null,
  Times: () => null,
  Schedule: () => null,
  PostPicture: () => null,
  PagePicture: () => null,
};

export const PiecePartsContext = createContext(nothing);

export const usePieceParts = () => useContext(PiecePartsContext);
