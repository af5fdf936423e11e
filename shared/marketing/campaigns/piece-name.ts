/** How many characters the name of a product may go on for before its colon or full stop. */
const LONGEST_OPENING = 40;

/** A first line without the name of its product at its head, with which the texts of a product begin alike. */
function withoutProduct(line: string, product: string | null): string {
  if (!product || !line.startsWith(product)) return line;
  const [, rest] = /^[^.:]*[.:]\s+(.+)$/s.exec(line.slice(product.length)) ?? [];
  const opening = line.length - product.length - (rest?.length ?? 0);
  if (!rest || opening > LONGEST_OPENING) return line;
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** Texts that quote a customer are introduced alike: the quotation tells them apart. */
const fromQuotation = (line: string) => line.replace(/^[^:«“"]{1,60}:\s+(?=[«“"])/, '');

/** A title ends without a full stop; that of initials, such as S.A., stays. */
const withoutStop = (line: string) => line.replace(/(?<=[^\s.]{2})\.$/, '');

/**
 * What a text is called wherever it is listed: its first line, from where it differs from those of the same product on.
 * Empty where it has no first line.
 */
export const pieceName = (firstLine: string | null, product: string | null): string =>
  withoutStop(fromQuotation(withoutProduct(firstLine ?? '', product)));

/** The lines at the head of a post, and the name of its product. */
export interface PostLines {
  firstLine: string | null;
  nextLine: string | null;
  product: string | null;
}

/** Whether a post begins by what its product is, as the others of the product do. */
export const beginsByProduct = ({ firstLine, nextLine, product }: PostLines): boolean =>
  firstLine !== null && nextLine !== null && withoutProduct(firstLine, product) !== firstLine;

/** What a post is called wherever it is listed: by its first line, or by the next one where others begin alike. */
export const postName = (post: PostLines): string =>
  pieceName(beginsByProduct(post) ? post.nextLine : post.firstLine, post.product);
