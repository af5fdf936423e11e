/** What an endpoint can send besides JSON, as a media type; texts are in UTF-8. */
export type MediaType =
  | 'application/pdf'
  | 'application/xml'
  | 'application/zip'
  | 'image/png'
  | 'text/csv'
  | 'text/html'
  | 'text/plain';

/** Text, bytes, or a stream of either, which is sent as fast as it is read. */
export type Content = string | Uint8Array | AsyncIterable<string | Uint8Array>;

/** An answer that is to be saved; `name` is what it is saved as, in any script. */
export interface FileAnswer {
  content: Content;
  name: string;
}

/** How an endpoint answers: `file` is saved under a name, `content` is shown, `redirect` leads to the address it gives. */
export type Answers =
  | { as: 'json'; type: 'application/json' }
  | { as: 'file' | 'content'; type: MediaType }
  | { as: 'redirect' };
