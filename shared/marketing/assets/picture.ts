import type { Language } from '../../languages';
import type { HeadlineForm, PictureLayout } from './scales';
import type { PictureSize } from '../picture-sizes';

/** The words of a picture, in one language. */
export interface PictureTexts {
  language: Language;
  /** The same sentence in its lengths; they may be equal. */
  headline: Record<HeadlineForm, string>;
  /** Statements about the product, the most convincing first. */
  facts: readonly string[];
  /** A number with its unit, and what it means. */
  figure?: { value: string; meaning: string };
  /** The printed amount, with words about tax or period. */
  price?: { amount: string; note?: string };
  offer?: string;
  /** The text of the campaign's button. */
  action: string;
  product: string;
  company: string;
}

/** The two colours of a brand as `#rrggbb`. */
export interface BrandColours {
  primary: string;
  secondary: string;
}

/** Everything that a picture shows; equal input gives equal files. */
export interface PictureInput {
  size: PictureSize;
  layout: PictureLayout;
  texts: PictureTexts;
  colours: BrandColours;
  /** PNG or JPEG. */
  logo?: Uint8Array;
  /** PNG or JPEG. */
  photo?: Uint8Array;
}

/** The input that all pictures of a campaign share, except photo and logo. */
export interface ShownContent {
  texts: PictureTexts;
  colours: BrandColours;
  /** The headlines of the layouts, in their order; without the list, all layouts use that of the texts. */
  headlines?: Record<HeadlineForm, string>[];
}

/** Why a layout does not suit an input. */
export type LayoutReason =
  /** The other layouts already show all headlines. */
  | 'headline.missing'
  | 'headline.tooLong'
  | 'figure.missing'
  | 'figure.tooLong'
  | 'facts.tooFew'
  | 'facts.tooLong'
  | 'ticket.empty'
  | 'texts.tooLong'
  | 'boxes.collide';

/** Notes for the user about a drawn picture. */
export type PictureNotice =
  | { code: 'emoji.leftOut' }
  /** No text colour reaches 4.5:1 on the brand's colour, so a similar colour is the background. */
  | { code: 'ground.moved'; from: string; to: string }
  | { code: 'headline.shortened'; form: HeadlineForm }
  | { code: 'layout.changed'; layout: PictureLayout; reason: LayoutReason };

/** Why no picture was drawn. */
export type PictureProblem =
  | { code: 'glyphs.missing'; characters: string[] }
  | { code: 'headline.missing' }
  /** It exceeds the time or memory limit of a picture. */
  | { code: 'picture.heavy' }
  | { code: 'picture.impossible'; reasons: { layout: PictureLayout; reason: LayoutReason }[] }
  | { code: 'photo.unreadable' }
  | { code: 'logo.unreadable' };

export interface DrawnPicture {
  png: Uint8Array;
  /** The alternative text. */
  alt: Record<Language, string>;
  /** The layout that was used; if it differs from the requested one, a notice explains why. */
  layout: PictureLayout;
  /** The form of the headline that was used. */
  form: HeadlineForm;
  notices: PictureNotice[];
}

export type PictureOutcome = { drawn: DrawnPicture } | { problem: PictureProblem };

/** A layout that was not drawn in a size: it does not suit, or drawing exceeds the limits. */
export interface LeftOut {
  size: PictureSize;
  layout: PictureLayout;
  reason: LayoutReason | 'picture.heavy';
}
