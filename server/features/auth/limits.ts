import { limit } from '../../platform/http/limits/rate-limits';

const minute = 60;
const hour = 60 * minute;

export const signInByAccount = limit('signInByAccount', { points: 10, seconds: 15 * minute });
export const signInByAddress = limit('signInByAddress', { points: 50, seconds: 15 * minute });
export const registration = limit('registration', { points: 20, seconds: hour });
export const passwordReset = limit('passwordReset', { points: 10, seconds: hour });
export const passwordResetByEmail = limit('passwordResetByEmail', { points: 3, seconds: hour });
export const emailChange = limit('emailChange', { points: 5, seconds: hour });
export const currentPassword = limit('currentPassword', { points: 10, seconds: 15 * minute });
/** Sign-ins by passkey that one address may begin: each stores a ticket. */
export const passkeySignIn = limit('passkeySignIn', { points: 60, seconds: 15 * minute });
export const factorCode = limit('factorCode', { points: 10, seconds: 15 * minute });
