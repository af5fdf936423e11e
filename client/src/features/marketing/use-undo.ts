import { marketingActs } from '@shared/marketing/acts/endpoints';
import { call } from '@/lib/api/api-client';
import { useUndoing } from '@/ui/feedback/use-undoing';
import { useRefreshMarketing } from './use-refresh-marketing';

/** `undo` takes an act back; `tell` shows the notice of an act, with a button that takes it back. */
export const useUndo = () => useUndoing({ endpoints: marketingActs, refresh: useRefreshMarketing() });

/** What taking an act back would leave as it is. */
export const readOutlook = (act: string) => call(marketingActs.outlook, { act });
