import { useEffect } from 'react';
import type { Wire } from '@shared/http/wire';
import { type ConnectedChannel, marketingChannelsApi } from '@shared/marketing/channels/endpoints';
import { fieldOf } from '@shared/marketing/channels/fields';
import { type ChannelNetwork, isCalled, networkOf } from '@shared/marketing/channels/networks';
import { newChannel } from '@shared/marketing/channels/schemas';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { channelsTexts } from './texts/channels';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { ChannelFields } from './channel-fields';
import { valuesToConnect } from './channel-values';
import { WhereToFind } from './where-to-find';

interface ConnectFormProps {
  network: ChannelNetwork;
  companyId: number;
  onBack: () => void;
  onConnected: (channel: Wire<ConnectedChannel>) => void;
}

/** Connects one network. The connection is tried first, and an error that concerns a field is shown beside it. */
export function ConnectForm({ network, companyId, onBack, onConnected }: ConnectFormProps) {
  const t = useTexts(channelsTexts);
  const { language } = useLanguage();
  const refresh = useRefreshMarketing();
  const { form, field, frame } = useSaveForm(newChannel, {
    defaultValues: valuesToConnect(network, companyId, language),
    save: (values) => call(marketingChannelsApi.create, {}, values),
    failed: { title: t('notConnected') },
    onSaved: (channel) => {
      void refresh();
      onConnected(channel);
    },
  });
  const [first = 'name'] = networkOf(network).fields.map((kind) => fieldOf(kind).name);
  const { setFocus } = form;
  // The button that chose the network is gone.
  useEffect(() => setFocus(first), [setFocus, first]);
  return (
    <Form {...frame} className="grid gap-4">
      <div className="text-muted">
        <WhereToFind network={network} />
      </div>
      <ChannelFields network={network} field={field} isKnown={false} />
      <div className="mt-2 flex flex-wrap justify-between gap-2">
        <Button variant="quiet" onClick={onBack}>
          {t('otherNetwork')}
        </Button>
        <Button type="submit" pending={frame.pending}>
          {t(frame.pending && isCalled(network) ? 'testing' : 'connectIt')}
        </Button>
      </div>
    </Form>
  );
}
