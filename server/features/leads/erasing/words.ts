import { patternOf } from '../../../platform/acts/words-pattern';
import type { Person } from './person.queries';

/** What only this person is called: addresses, phones, and names of two words or more. */
export const identifying = ({ names, emails, phones }: Person) =>
  patternOf([...emails, ...phones, ...names.filter((name) => name.includes(' '))]);

/** What the person is called among records that are linked to them. */
export const calling = ({ names, emails, phones }: Person) => patternOf([...names, ...emails, ...phones]);
