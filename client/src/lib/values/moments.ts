import { site } from '@shared/site';
import * as clock from '@shared/time/clock';

/** A moment as the value of a `datetime-local` input, by the clocks of Madrid. */
export const localOf = (moment: string | Date): string => clock.wallOf(new Date(moment), site.timeZone);

/** The moment (ISO 8601, UTC) at which the clocks of Madrid show the value of a `datetime-local` input. */
export const momentOf = (local: string): string => clock.momentOf(local, site.timeZone).toISOString();
