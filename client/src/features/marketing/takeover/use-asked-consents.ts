import { useQuery } from '@tanstack/react-query';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { query } from '@/lib/api/query-client';

const marketing = ['marketing'] as const;

/** What a contact of LEADMANAGER agreed to in a form of COMERZIA and has not confirmed by mail. */
export function useAskedConsents(contact: number): readonly 'marketing'[] {
  const { data = [] } = useQuery(query(marketingTakeover.origins, {}, { contact }));
  return data.some(({ consent }) => consent === 'pending') ? marketing : [];
}
