import { useEffect } from 'react';
import type { Wire } from '@shared/http/wire';
import { type ConnectedChannel, marketingChannelsApi } from '@shared/marketing/channels/endpoints';
import type { ChannelNetwork } from '@shared/marketing/channels/scales';
import { newChannel } from '@shared/marketing/channels/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { channelsTexts } from '../texts/channels';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { ChannelFields } from './channel-fields';
import { type NewChannelInput, valuesToConnect } from './channel-values';
import { networkFields } from './network-fields';
import { WhereToFind } from './where-to-find';

interface ConnectFormProps {
  network: ChannelNetwork;
  companyId: number;
  onBack: () => void;
  onConnected: (channel: Wire<ConnectedChannel>) => void;
}

/** Connects one network; the far side is tried first, and what it says against a field stands beside the field. */
export function ConnectForm({ network, companyId, onBack, onConnected }: ConnectFormProps) {
  const t = useTexts(channelsTexts);
  const refresh = useRefreshMarketing();
  const { form, field, frame } = useSaveForm(newChannel, {
    defaultValues: valuesToConnect(network, companyId),
    save: (values) => call(marketingChannelsApi.create, {}, values as NewChannelInput),
    failed: { title: t('notConnected') },
    onSaved: (channel) => {
      void refresh();
      onConnected(channel);
    },
  });
  const [first = 'name'] = networkFields[network];
  const { setFocus } = form;
  // The button that chose the network is gone.
  useEffect(() => setFocus(first), [setFocus, first]);
  return (
    <Form {...frame} className="grid gap-4">
      <div className="text-muted">
        <WhereToFind network={network} />
      </div>
      <ChannelFields network={network} field={field as never} isKnown={false} />
      <div className="mt-2 flex flex-wrap justify-between gap-2">
        <Button variant="quiet" onClick={onBack}>
          {t('otherNetwork')}
        </Button>
        <Button type="submit" pending={frame.pending}>
          {t(frame.pending && hasTest(network) ? 'testing' : 'connectIt')}
        </Button>
      </div>
    </Form>
  );
}

/** Whether the far side is asked before the channel is kept. */
const hasTest = (network: ChannelNetwork) =>
  ['bluesky', 'mastodon', 'wordpress', 'telegram', 'webhook'].includes(network);
