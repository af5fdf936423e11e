import { type Finder, finderOf } from '../../../platform/redacting/finder';
import type { Others } from './others.queries';
import type { Person } from './person.queries';

/** What finds a person in texts. */
export interface Finders {
  /** What identifies the person alone: addresses, phones, and names of two words or more. */
  identifying: Finder | undefined;
  /** All their names, for records that are linked to them. */
  calling: Finder | undefined;
  /** Their addresses that nobody else has. */
  emails: string[];
}

/** The finders of a person; values that others share are left out. */
export function findersOf({ names, ...person }: Person, others: Others): Finders {
  const own = (values: readonly string[]) =>
    values.filter((value) => !others.points.has(value.toLowerCase()));
  const emails = own(person.emails);
  const called = { emails, phones: own(person.phones), others: others.names, country: others.country };
  const whole = names.filter((name) => name.includes(' '));
  return {
    emails,
    identifying: finderOf({ ...called, names: whole, alone: names }),
    calling: finderOf({ ...called, names }),
  };
}
