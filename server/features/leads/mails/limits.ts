import { limit } from '../../../platform/http/limits/rate-limits';

const hour = 60 * 60;

/** Codes that an account may ask for, and that one mailbox receives. */
export const senderCode = limit('senderCode', { points: 5, seconds: hour });
export const senderCodeByAddress = limit('senderCodeByAddress', { points: 5, seconds: hour });
