import { useQuery } from '@tanstack/react-query';
import { auth } from '@shared/auth/endpoints';
import { query } from '@/lib/api/query-client';

/**
 * Registration counts as open until the server answers: it usually is, and the server refuses it otherwise.
 */
export function useSignInOptions() {
  const { data } = useQuery(query(auth.options, {}));
  return { registrationOpen: data?.registrationOpen ?? true, demo: data?.demo ?? null };
}
