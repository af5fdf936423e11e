import { useQuery } from '@tanstack/react-query';
import { auth } from '@shared/auth/endpoints';
import { query } from '@/lib/api/query-client';

/** Registration counts as open until the server says otherwise: it refuses by itself, and most are open. */
export function useSignInOptions() {
  const { data } = useQuery(query(auth.options, {}));
  return { registrationOpen: data?.registrationOpen ?? true, demo: data?.demo ?? null };
}
