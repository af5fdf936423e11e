import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Wire } from '@shared/http/wire';
import type { ConnectedChannel } from '@shared/marketing/channels/endpoints';
import { mostChannels } from '@shared/marketing/channels/scales';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { IconButton } from '@/ui/controls/icon-button';
import { Button } from '@/ui/controls/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Dialog } from '@/ui/overlays/dialog';
import { portalIcons } from '@/ui/portal-icons';
import { channelsTexts } from './texts/channels';
import { ChannelRow } from './channel-row';
import { DeleteChannel } from './delete-channel';
import { EditDialog } from './edit-dialog';
import { NewSecret } from './new-secret';
import { type Channel, channelsOf } from './reads';
import { useRenewal, useTest, useTurn } from './use-channel-acts';

interface ChannelPanelProps {
  companyId: number;
  onConnect: () => void;
}

/** The channels of a company with the state of each. */
export function ChannelPanel({ companyId, onConnect }: ChannelPanelProps) {
  const t = useTexts(channelsTexts);
  const mayWrite = useMayWrite();
  const { data: channels, error, refetch } = useQuery({ ...channelsOf(companyId), staleTime: 0 });
  return (
    <section aria-label={t('title')} className="rounded-card border border-line bg-surface p-4">
      <div className="flex items-center justify-between">
        <h2 className="text-lg font-semibold">{t('title')}</h2>
        {mayWrite && channels && channels.length > 0 && channels.length < mostChannels && (
          <IconButton
            icon={portalIcons.plus}
            label={t('connect')}
            onClick={onConnect}
            className="-my-2 -mr-2"
          />
        )}
      </div>
      {!channels && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!channels && !error && <Skeleton className="mt-2 h-28" />}
      {channels?.length === 0 && (
        <div className="mt-2 grid justify-items-start gap-3">
          <p className="text-muted">{t('none')}</p>
          <IfMayWrite>
            <Button icon={portalIcons.plus} onClick={onConnect}>
              {t('connect')}
            </Button>
          </IfMayWrite>
        </div>
      )}
      {channels && channels.length > 0 && <ChannelRows channels={channels} />}
    </section>
  );
}

function ChannelRows({ channels }: { channels: readonly Channel[] }) {
  const t = useTexts(channelsTexts);
  const [editing, setEditing] = useState<Channel | null>(null);
  const [deleting, setDeleting] = useState<Channel | null>(null);
  const [renewed, setRenewed] = useState<Wire<ConnectedChannel> | null>(null);
  const test = useTest();
  const turn = useTurn();
  const renew = useRenewal(setRenewed);
  const close = () => setRenewed(null);
  return (
    <>
      <ul className="mt-1">
        {channels.map((channel) => (
          <ChannelRow
            key={channel.id}
            channel={channel}
            onEdit={() => setEditing(channel)}
            onTest={() => test.mutate(channel)}
            onTurn={() => turn.mutate(channel)}
            onRenew={() => renew.mutate(channel)}
            onDelete={() => setDeleting(channel)}
          />
        ))}
      </ul>
      <EditDialog channel={editing} onClose={() => setEditing(null)} />
      <DeleteChannel channel={deleting} onClose={() => setDeleting(null)} />
      <Dialog open={renewed !== null} dirty={false} onClose={close} title={t('secret.renewed')}>
        {renewed && <NewSecret channel={renewed} isRenewed onClose={close} />}
      </Dialog>
    </>
  );
}
