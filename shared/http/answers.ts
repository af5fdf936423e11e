/** The media types that an endpoint can send with an unlimited cache lifetime. */
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
export type PictureType = 'image/jpeg' | 'image/png' | 'image/svg+xml';

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
  /** Bytes, or a function that is called only if the client does not have them. */
  content: Uint8Array | (() => Promise<Uint8Array>);
  /** Identifies exactly these bytes; the client then asks whether its copy is still valid. */
  tag?: string;
}

/** Content whose address never has other content, so that clients may cache it forever. */
export interface Lasting {
  type: LastingType;
  content: Uint8Array;
}

/** A text that clients poll, with a tag (ETag) that identifies this version. */
export interface Tagged {
  content: string;
  tag: string;
}

/**
 * A page with its status (200 by default) and whether search engines may list it, or the address of a redirect (303).
 */
export type ShownPage = { html: string; status?: number; listed?: boolean } | { to: string };

/**
 * How an endpoint responds: `file` is a download; `content` is displayed; `picture` is one of several types; `lasting`
 * may be cached forever; `tagged` is sent only to clients without the current version; `page` is HTML with a status
 * from the handler, or a redirect; `redirect` goes to the address that the handler returns.
 */
export type Answers =
  | { as: 'json'; type: 'application/json' }
  | { as: 'file' | 'content'; type: MediaType }
  | { as: 'picture'; types: readonly PictureType[] }
  | { as: 'lasting'; types: readonly LastingType[] }
  | { as: 'tagged'; type: MediaType }
  | { as: 'page' }
  | { as: 'redirect' };
