import { site } from '@shared/site';

const parts = new Intl.DateTimeFormat('sv', {
  timeZone: site.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as the value of a `datetime-local` input, by the clocks of Madrid. */
export const localOf = (moment: string | Date): string => parts.format(new Date(moment)).replace(' ', 'T');

/** The moment (ISO 8601, UTC) at which the clocks of Madrid show the value of a `datetime-local` input. */
export function momentOf(local: string): string {
  const asUtc = Date.parse(`${local}Z`);
  const ahead = Date.parse(`${localOf(new Date(asUtc))}Z`) - asUtc;
  const guess = asUtc - ahead;
  // In the hours around a change of the clocks the offset is that of the guess.
  const error = Date.parse(`${localOf(new Date(guess))}Z`) - asUtc;
  return new Date(guess - error).toISOString();
}
