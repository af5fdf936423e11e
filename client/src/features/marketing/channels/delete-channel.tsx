import { useState } from 'react';
import { urlFor } from '@shared/http/params';
import { marketingChannelsApi } from '@shared/marketing/channels/endpoints';
import type { RemovedChannel } from '@shared/marketing/channels/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { ApiError, errorText, readJson, request } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { channelsTexts } from './texts/channels';
import { useRefreshMarketing } from '../use-refresh-marketing';
import type { Channel } from './reads';

async function remove(id: number, confirmed: 'true' | undefined) {
  const url = urlFor(marketingChannelsApi.remove, { id }, { confirmed });
  return (await readJson(await request('DELETE', url))) as RemovedChannel;
}

interface DeleteChannelProps {
  /** The channel to remove; null closes the dialog. */
  channel: Channel | null;
  onClose: () => void;
}

/**
 * Removes a channel. The server first answers how many publications wait for it; they are cancelled only after a second
 * confirmation.
 */
export function DeleteChannel({ channel, onClose }: DeleteChannelProps) {
  const t = useTexts(channelsTexts);
  const refresh = useRefreshMarketing();
  const [waiting, setWaiting] = useState<string | null>(null);
  const name = channel?.name ?? '';

  function close() {
    setWaiting(null);
    onClose();
  }
  const removal = useSaving((id: number) => remove(id, waiting === null ? undefined : 'true'), {
    onSaved: ({ cancelled }) => {
      toast({
        title: t('delete.done'),
        description: cancelled > 0 ? t('delete.fell', { count: cancelled }) : name,
      });
      close();
      void refresh();
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.status === 409 && waiting === null) {
        setWaiting(errorText(error));
      } else {
        toast({ variant: 'destructive', title: t('delete.failed'), description: errorText(error) });
      }
    },
  });
  return (
    <ConfirmDialog
      open={channel !== null}
      onClose={close}
      onConfirm={() => channel && removal.mutate(channel.id)}
      pending={removal.isPending}
      variant="danger"
      title={t('delete.title', { name })}
      description={
        <>
          {waiting !== null && <p className="mb-2 font-medium text-danger">{waiting}</p>}
          <p>{t('delete.keeps')}</p>
        </>
      }
      confirmLabel={t(waiting === null ? 'delete.confirm' : 'delete.confirmAll')}
    />
  );
}
