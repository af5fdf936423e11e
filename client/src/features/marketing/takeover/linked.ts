import { useQuery } from '@tanstack/react-query';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { query } from '@/lib/api/query-client';

/** The company of COMERZIA that is linked to a company of CONSULTIA. */
export const linkOf = (companyId: number) => query(marketingTakeover.link, {}, { company: companyId });

/** The same for a screen; undefined until it is read, null where there is none. Without an id nothing is asked. */
export const useLinked = (companyId: number | undefined) =>
  useQuery({ ...linkOf(companyId ?? 0), enabled: companyId !== undefined }).data;
