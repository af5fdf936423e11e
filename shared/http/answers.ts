/** What an endpoint can send to be kept for good. */
export type LastingType = PictureType | 'font/woff2' | 'image/avif' | 'image/webp';

/** The media types that an endpoint can send besides JSON; texts are in UTF-8. */
export type MediaType =
  | 'application/json'
  | 'application/pdf'
  | 'application/xml'
  | 'application/zip'
  | PictureType
  | 'text/calendar'
  | 'text/csv'
  | 'text/html'
  | 'text/javascript'
  | 'text/plain'
  | 'text/vcard';

/** The pictures that an endpoint can send. */
export type PictureType = 'image/jpeg' | 'image/png';

/** Text, bytes, or a stream of either, which is sent as fast as the client reads it. */
export type Content = string | Uint8Array | AsyncIterable<string | Uint8Array>;

/** A download; `name` is its file name, in any script. */
export interface FileAnswer {
  content: Content;
  name: string;
}

/** A picture that is displayed; its type is one of those that the endpoint names. */
export interface Picture {
  type: PictureType;
  /** Bytes, or a function that is called only if the client does not hold them already. */
  content: Uint8Array | (() => Promise<Uint8Array>);
  /** Names these bytes and no others; the client then asks whether it may show what it holds. */
  tag?: string;
}

/** What lies under an address that never names anything else: whoever fetched it once asks no more. */
export interface Lasting {
  type: LastingType;
  content: Uint8Array;
}

/** A text that its reader fetches again and again, with a tag that names it and no other one. */
export interface Tagged {
  content: string;
  tag: string;
}

/** A page with its status, 200 by default, and whether search engines may list it; or the address to which the browser is led (303). */
export type ShownPage = { html: string; status?: number; listed?: boolean } | { to: string };

/**
 * How an endpoint responds: `file` is saved under a name, `content` is displayed, `picture` is one of several types,
 * `lasting` may be kept for good, `tagged` is sent only to readers who do not hold it already, `page` is HTML of which the handler says the status, or leads
 * elsewhere, `redirect` leads to the address that the handler returns.
 */
export type Answers =
  | { as: 'json'; type: 'application/json' }
  | { as: 'file' | 'content'; type: MediaType }
  | { as: 'picture'; types: readonly PictureType[] }
  | { as: 'lasting'; types: readonly LastingType[] }
  | { as: 'tagged'; type: MediaType }
  | { as: 'page' }
  | { as: 'redirect' };
