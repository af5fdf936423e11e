import { limit } from '../../platform/http/limits/rate-limits';

const hour = 60 * 60;

export const enquiryByAddress = limit('enquiry', { points: 10, seconds: hour });
export const enquiryConfirmation = limit('enquiryConfirmation', { points: 3, seconds: hour });
