import { useState } from 'react';
import { marketingPagesApi } from '@shared/marketing/capture/pages/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { captureTexts } from '../texts/capture';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import type { LandingPage } from '../reads';

type Send = (page: LandingPage) => Promise<LandingPage>;

/** What can be done with a landing page in its row. */
export function usePageActs({ url }: LandingPage) {
  const t = useTexts(captureTexts);
  const [asking, setAsking] = useState(false);
  const publish = useAct(t('pages.live'), url, ({ id, version }) =>
    call(marketingPagesApi.publish, { id }, { version }),
  );
  const replace = useAct(t('pages.newer.done'), undefined, ({ id, version }) =>
    call(marketingPagesApi.replace, { id }, { version }),
  );
  const switchOff = useAct(t('pages.off'), url, async ({ id, version }) => {
    const page = await call(marketingPagesApi.switchOff, { id }, { version });
    setAsking(false);
    return page;
  });
  return { publish, replace, switchOff, asking, ask: setAsking };
}

function useAct(done: string, description: string | undefined, send: Send) {
  const t = useTexts(captureTexts);
  const refresh = useRefreshMarketing();
  return useSaving(send, {
    onSaved: () => {
      toast({ title: done, ...(description && { description }) });
      void refresh();
    },
    onFailed: (error) => {
      toast({ variant: 'destructive', title: t('pages.failed'), description: errorText(error) });
      void refresh();
    },
  });
}
