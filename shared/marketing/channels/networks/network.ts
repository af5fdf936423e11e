import type { Language } from '../../../languages';
import type { PictureSize } from '../../picture-sizes';
import type { FieldKind } from '../fields';
import type { ChannelLimits, WebhookFormat } from '../scales';

/** What a network takes of the posts that are written for it. */
export interface PostRules {
  /** The length as the network counts it. */
  count: (text: string) => number;
  most: number;
  /** The length up to which the composer writes; as much as the network takes, if not given. */
  write?: number;
  mostBytes?: number;
  mostTags: number;
  /** The tags that the composer writes. */
  writeTags: number;
  hasLink: boolean;
  /** About how many characters its readers see before they ask for more; missing where it shows the whole post. */
  folds?: number;
  /**
   * The rank among networks of its form, from 1, by audience: a set assigns its openings to networks in this order.
   */
  form: 'short' | 'long';
  /** Whether it gets a post even if everything has been said on the other networks. */
  place: Record<'B2B' | 'B2C', number>;
  /** Whether there is a post even when nothing is left to say that the other networks do not. */
  isCertain?: boolean;
}

/** Characters of a text on a network, and how many it takes. */
export interface Measured {
  count: number;
  most: number;
}

/** Further data that determine the length of a text. */
export interface Measuring {
  limits: ChannelLimits;
  format?: WebhookFormat | undefined;
  hasPicture: boolean;
}

/** How long a text is on a channel; undefined where it has no limit. */
type Measure = (text: string, channel: Measuring) => Measured | undefined;

/** The posts that a network shows: its own, or those of other networks. */
type Posts =
  | { post: PostRules; measure?: Measure; carries?: undefined; hasTitle?: undefined }
  | {
      post?: undefined;
      measure?: Measure;
      /** The form of the posts that it takes first. */
      carries: PostRules['form'];
      /** Whether it shows a title above the text. */
      hasTitle?: boolean;
    };

/**
 * How a post gets there: this server calls the network, the network reads our feed, or a person posts the prepared
 * text, because the network's API requires an app review.
 */
type Reaching =
  | {
      reached: 'called';
      /** Whether what is sent is signed with a secret that the receiver is given. */
      isSigned?: boolean;
      /** The server of most accounts, which a form offers. */
      usualServer?: string;
      home?: undefined;
      profileOf?: undefined;
    }
  | {
      reached: 'read';
      isSigned?: undefined;
      usualServer?: undefined;
      home?: undefined;
      profileOf?: undefined;
    }
  | {
      reached: 'by hand';
      isSigned?: undefined;
      usualServer?: undefined;
      /** Where a person posts if the channel names no profile. */
      home: string;
      /** The address of a handle's profile; missing where a handle does not say whose it is. */
      profileOf?: (handle: string) => string;
    };

/** A network: what is known of it on both sides. */
export type NetworkModule = Posts &
  Reaching & {
    /** Its own name, the same in every language. */
    name: string;
    /** What it is, for whoever does not know its name. */
    title?: Readonly<Record<Language, string>>;
    /** The letters that stand for it where there is no room for its name. */
    mark: string;
    /** What its form asks besides the name, in this order. */
    fields: readonly FieldKind[];
    /** The sizes of pictures that it shows uncropped, the best first; others are shown cropped or small. */
    pictures: readonly PictureSize[];
    /** Whether it requires a picture. */
    needsPicture?: boolean;
  };
