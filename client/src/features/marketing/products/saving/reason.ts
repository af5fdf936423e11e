import { ApiError, errorText } from '@/lib/api/api-client';

/** The server's error for a field, if it names one. */
export const fieldReason = (error: Error): string | undefined =>
  error instanceof ApiError ? Object.values(error.fields ?? {})[0] : undefined;

/** Why something was not saved. */
export const reasonOf = (error: Error): string => fieldReason(error) ?? errorText(error);
