import type { Wire } from '@shared/http/wire';
import { type Channel as SharedChannel, marketingChannelsApi } from '@shared/marketing/channels/endpoints';
import { query } from '@/lib/api/query-client';

export type Channel = Wire<SharedChannel>;

export const channelsOf = (company: number) => query(marketingChannelsApi.list, {}, { company });
