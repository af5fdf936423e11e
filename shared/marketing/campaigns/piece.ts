import type { Goal } from '../scales';
import type { CampaignType, KindOf, Medium, MediumOf } from './kinds';
import type { BlockKind, formFields, Part } from './scales';
import type { Network } from '../channels/networks';

/** One sentence, and the ids of the facts that it states. */
export interface Line {
  text: string;
  facts: string[];
  /** The question that the text answers, or the name of the pair whose value it is. */
  label?: string | undefined;
}

export interface Block {
  part: Part;
  /** Text by default: consecutive sentences. */
  kind?: BlockKind | undefined;
  lines: Line[];
}

/** The label of the button or link; the address is added when the piece is rendered. */
export interface Cta {
  label: string;
  goal: Goal;
}

export interface Email {
  subject: Line;
  altSubject: Line;
  preheader: Line;
  blocks: Block[];
  cta: Cta;
}

export interface SocialVariant {
  blocks: Block[];
  tags: string[];
}

export interface Social {
  /** A network has no post when nothing is left to say. */
  variants: Partial<Record<Network, SocialVariant>>;
  cta: Cta;
  alt: string;
}

export interface Landing {
  h1: Line;
  subtitle: Line;
  /** The blocks between the opening and the form, in order; absent in older pages. */
  blocks?: Block[] | undefined;
  /** Only in older pages. */
  benefits: { title: Line; text: Line }[];
  facts: Line[];
  price?: Line;
  offer?: Line;
  faq: { q: string; a: Line }[];
  form: { fields: (typeof formFields)[number][]; consent: string; submit: string };
  cta: Cta;
  seo: { title: string; description: string };
  ads: { headlines: Line[]; descriptions: Line[] };
}

/** The content of each medium. */
interface Contents {
  mail: Email;
  posts: Social;
  page: Landing;
}

/** The content of a campaign, by its type. */
export type Piece = {
  [Type in CampaignType]: { type: Type; content: Contents[MediumOf<Type>] };
}[CampaignType];

/** The content of a campaign of some medium, with its type. */
export type PieceOf<M extends Medium> = Extract<Piece, { type: KindOf<M> }>;
