/** What a mail program turns into a link: an address with a scheme, of mail, of a machine in digits, or the name of one. */
const addresses = [
  /:\/\//u,
  /^[^\p{L}\p{N}]*www[.。．｡]/iu,
  /[^@\s]@[^@\s]/u,
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u,
  /[\p{L}\p{N}-][.。．｡](?:xn--[a-z\d-]+|\p{L}{2,})/iu,
];

const isAddress = (word: string) => addresses.some((address) => address.test(word));

/** Marks that nothing stands after any more. */
const dangling = /(?<![\s:;,(–—-])[\s:;,(–—-]+$/u;

/**
 * A name without the web and mail addresses in it, for mails to people who have never heard of its owner. A name that is
 * nothing else, such as «tienda.example», keeps its words without the dots that make it an address.
 */
export function withoutAddresses(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const left = words
    .filter((word) => !isAddress(word))
    .join(' ')
    .replace(dangling, '');
  if (/[\p{L}\p{N}]/u.test(left)) return left;
  return (name.match(/[\p{L}\p{N}-]+/gu) ?? []).join(' ');
}
