import { useState } from 'react';
import type { Wire } from '@shared/http/wire';
import type { ConnectedChannel } from '@shared/marketing/channels/endpoints';
import { type ChannelNetwork, networkTitle } from '@shared/marketing/channels/networks';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { lazyPart } from '@/lib/lazy-part';
import { toast } from '@/lib/toast';
import { Dialog } from '@/ui/overlays/dialog';
import { channelsTexts } from './texts/channels';
import { NetworkChoice } from './network-choice';
import { NewSecret } from './new-secret';

const ConnectForm = lazyPart(async () => (await import('./connect-form')).ConnectForm);

interface ConnectDialogProps {
  open: boolean;
  companyId: number;
  onClose: () => void;
}

/** Connects a channel: which network, what it needs, and at the end what the other side has to be given. */
export function ConnectDialog({ open, companyId, onClose }: ConnectDialogProps) {
  const t = useTexts(channelsTexts);
  const { language } = useLanguage();
  const [network, setNetwork] = useState<ChannelNetwork | null>(null);
  const [connected, setConnected] = useState<Wire<ConnectedChannel> | null>(null);

  function close() {
    setNetwork(null);
    setConnected(null);
    onClose();
  }
  function finish(channel: Wire<ConnectedChannel>) {
    if (channel.secret !== null || channel.feedUrl !== null) return setConnected(channel);
    toast({ title: t('connected'), description: channel.name });
    close();
  }

  const title = network ? t('connectTo', { network: networkTitle(network, language) }) : t('connect');
  return (
    <Dialog
      open={open}
      onClose={close}
      title={connected ? t('connected') : title}
      {...(connected && { dirty: false })}
    >
      {connected ? (
        <NewSecret channel={connected} onClose={close} />
      ) : network ? (
        <ConnectForm
          key={network}
          network={network}
          companyId={companyId}
          onBack={() => setNetwork(null)}
          onConnected={finish}
        />
      ) : (
        <NetworkChoice onChoose={setNetwork} />
      )}
    </Dialog>
  );
}
