import type { Wire } from '@shared/http/wire';
import { type ConnectedChannel, marketingChannelsApi } from '@shared/marketing/channels/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { channelsTexts } from './texts/channels';
import { useRefreshMarketing } from '../use-refresh-marketing';
import type { Channel } from './reads';

/** A failure is shown, and the screen's data are fetched again, because the network may have broken the channel. */
function useFailure() {
  const t = useTexts(channelsTexts);
  const refresh = useRefreshMarketing();
  return (error: Error) => {
    toast({ variant: 'destructive', title: t('failed'), description: errorText(error) });
    void refresh();
  };
}

/** Tries a channel and tells whether it works. */
export function useTest() {
  const t = useTexts(channelsTexts);
  const refresh = useRefreshMarketing();
  return useSaving(({ id }: Channel) => call(marketingChannelsApi.test, { id }), {
    onSaved: ({ works, reason, channel }) => {
      void refresh();
      toast({
        title: t(works ? 'test.works' : 'test.fails', { name: channel.name }),
        ...(!works && { variant: 'destructive', ...(reason && { description: reason }) }),
      });
    },
    onFailed: useFailure(),
  });
}

/** Turns a channel off, or on again. */
export function useTurn() {
  const t = useTexts(channelsTexts);
  const refresh = useRefreshMarketing();
  const send = ({ id, network, status, version }: Channel) => {
    const turned = status === 'off' ? 'connected' : 'off';
    return call(marketingChannelsApi.update, { id }, { network, version, status: turned });
  };
  return useSaving(send, {
    onSaved: ({ name, status }) => {
      void refresh();
      toast({ title: t(status === 'off' ? 'turnedOff' : 'turnedOn', { name }) });
    },
    onFailed: useFailure(),
  });
}

/** Makes a new signing secret for a webhook. */
export function useRenewal(onSecret: (channel: Wire<ConnectedChannel>) => void) {
  const refresh = useRefreshMarketing();
  return useSaving(({ id }: Channel) => call(marketingChannelsApi.renewSecret, { id }), {
    onSaved: (channel) => {
      void refresh();
      onSecret(channel);
    },
    onFailed: useFailure(),
  });
}
