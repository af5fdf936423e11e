import { emptyPoints } from '../contacts/empty-points';

const isEmail = (words: string) => /^\S+@\S+$/.test(words);
const isPhone = (words: string) => /^[\d\s+().-]{6,}$/.test(words);

/** The values of a new contact by what was typed for it: an email address, a phone or a name. */
export function namedContact(words: string) {
  const kind = isEmail(words) ? 'email' : isPhone(words) ? 'phone' : undefined;
  if (kind) {
    return {
      points: emptyPoints().map((point) => (point.kind === kind ? { ...point, value: words } : point)),
    };
  }
  const [firstName, ...rest] = words.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
