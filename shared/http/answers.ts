/** The media types that an endpoint can send besides JSON; texts are in UTF-8. */
export type MediaType =
  | 'application/json'
  | 'application/pdf'
  | 'application/xml'
  | 'application/zip'
  | 'image/png'
  | 'text/calendar'
  | 'text/csv'
  | 'text/html'
  | 'text/plain'
  | 'text/vcard';

/** Text, bytes, or a stream of either, which is sent as fast as the client reads it. */
export type Content = string | Uint8Array | AsyncIterable<string | Uint8Array>;

/** A download; `name` is its file name, in any script. */
export interface FileAnswer {
  content: Content;
  name: string;
}

/**
 * How an endpoint responds: `file` is saved under a name, `content` is displayed, `redirect` leads to the address that
 * the handler returns.
 */
export type Answers =
  | { as: 'json'; type: 'application/json' }
  | { as: 'file' | 'content'; type: MediaType }
  | { as: 'redirect' };
