/** A link or tag in a post; its position is in UTF-8 bytes (app.bsky.richtext.facet). */
export interface Facet {
  index: { byteStart: number; byteEnd: number };
  features: ({ $type: typeof linkType; uri: string } | { $type: typeof tagType; tag: string })[];
}

const linkType = 'app.bsky.richtext.facet#link';
const tagType = 'app.bsky.richtext.facet#tag';

/** URLs, and tags that are not only digits. */
const marked = /https?:\/\/\S+|(?<![\p{L}\p{N}_&/#])#[\p{L}\p{N}\p{M}_]*[\p{L}_][\p{L}\p{N}\p{M}_]*/gu;

/** Punctuation at the end of a URL, which is not part of it. */
const afterAddress = /(?<![.,;:!?)\]}»”’'"…])[.,;:!?)\]}»”’'"…]+$/u;

const bytes = (text: string) => Buffer.byteLength(text, 'utf8');

/** The links and tags of a post. */
export function facetsOf(text: string): Facet[] {
  return [...text.matchAll(marked)].map(({ 0: match, index }) => {
    const shown = match.startsWith('#') ? match : match.replace(afterAddress, '');
    const byteStart = bytes(text.slice(0, index));
    const feature: Facet['features'][number] = match.startsWith('#')
      ? { $type: tagType, tag: shown.slice(1) }
      : { $type: linkType, uri: shown };
    return { index: { byteStart, byteEnd: byteStart + bytes(shown) }, features: [feature] };
  });
}
