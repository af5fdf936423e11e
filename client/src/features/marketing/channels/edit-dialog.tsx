import { useTexts } from '@/i18n/use-texts';
import { lazyPart } from '@/lib/lazy-part';
import { Dialog } from '@/ui/overlays/dialog';
import { channelsTexts } from './texts/channels';
import type { Channel } from './reads';

const EditForm = lazyPart(async () => (await import('./edit-form')).EditForm);

interface EditDialogProps {
  /** The channel to change; null closes the dialog. */
  channel: Channel | null;
  onClose: () => void;
}

/** Changes a channel, or gives it credentials that work again. */
export function EditDialog({ channel, onClose }: EditDialogProps) {
  const t = useTexts(channelsTexts);
  const isBroken = channel?.status === 'reconnect';
  return (
    <Dialog
      open={channel !== null}
      onClose={onClose}
      title={t(isBroken ? 'reconnectOne' : 'editOne', { name: channel?.name ?? '' })}
    >
      {channel && <EditForm key={channel.id} channel={channel} onSaved={onClose} />}
    </Dialog>
  );
}
