import { useQuery } from '@tanstack/react-query';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { query } from '@/lib/api/query-client';

/** What COMERZIA says of a contact of LEADMANAGER; nothing until it is read. */
export function useContactOrigins(contact: number) {
  const { data = [] } = useQuery(query(marketingTakeover.origins, {}, { contact }));
  return {
    /** What was agreed to in a form and is not confirmed by mail. */
    asked: data.some(({ consent }) => consent === 'pending') ? (['marketing'] as const) : [],
    /** When the person wrote first of what nobody has answered; null where nothing waits. */
    waitingSince: data.findLast(({ isWaiting }) => isWaiting)?.at ?? null,
  };
}
