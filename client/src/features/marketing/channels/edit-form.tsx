import { marketingChannelsApi } from '@shared/marketing/channels/endpoints';
import { channelChanges } from '@shared/marketing/channels/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { Alert } from '@/ui/feedback/alert';
import { channelsTexts } from './texts/channels';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { ChannelFields } from './channel-fields';
import { valuesToChange } from './channel-values';
import { channelsOf, type Channel } from './reads';
import { WhereToFind } from './where-to-find';

/** The form of a channel that is there; what it keeps secret stays as it is unless it is written anew. */
export function EditForm({ channel, onSaved }: { channel: Channel; onSaved: () => void }) {
  const t = useTexts(channelsTexts);
  const refresh = useRefreshMarketing();
  const { network, status, problem } = channel;
  const isBroken = status === 'reconnect';
  const { field, frame } = useSaveForm(channelChanges, {
    defaultValues: valuesToChange(channel),
    refreshes: [channelsOf(channel.marketingCompanyId)],
    save: (values) => call(marketingChannelsApi.update, { id: channel.id }, values),
    saved: ({ name }) => ({ title: t(isBroken ? 'connected' : 'saved'), description: name }),
    failed: { title: t(isBroken ? 'notConnected' : 'notSaved') },
    onSaved: () => {
      void refresh();
      onSaved();
    },
  });
  return (
    <Form {...frame} className="grid gap-4">
      {isBroken && (
        <Alert tone="warning" title={problem ?? t('problem')}>
          <WhereToFind network={network} />
        </Alert>
      )}
      <ChannelFields network={network} field={field} isKnown />
      <Button type="submit" pending={frame.pending} className="mt-2 justify-self-end">
        {t(isBroken ? 'reconnect' : 'save')}
      </Button>
    </Form>
  );
}
