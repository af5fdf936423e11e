import type { Wire } from '@shared/http/wire';
import { todayApi } from '@shared/today/endpoints';
import type * as shared from '@shared/today/today';
import { query } from '@/lib/api/query-client';

export type Today = Wire<shared.Today>;
export type WaitingRow = Wire<shared.WaitingRow>;

/** What waits for the account; another screen may have changed it. */
export const todayOf = () => ({ ...query(todayApi.read, {}), staleTime: 0 });
