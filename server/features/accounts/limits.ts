import { limit } from '../../platform/http/limits/rate-limits';

/** Invitations that an account may mail, those sent again included. */
export const invitation = limit('invitation', { points: 20, seconds: 60 * 60 });
