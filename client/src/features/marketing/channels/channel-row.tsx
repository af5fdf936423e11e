import { isAssisted, isCalled, networkTitle, networkOf } from '@shared/marketing/channels/networks';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { copyText } from '@/lib/copy-text';
import { toast } from '@/lib/toast';
import { useKnownAccount } from '@/lib/session/use-known-account';
import { useMayWrite } from '@/lib/session/use-may-write';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';
import { Menu, type MenuEntry } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { channelsTexts } from './texts/channels';
import type { Channel } from './reads';

const tones: Record<Channel['status'], BadgeTone> = {
  connected: 'positive',
  reconnect: 'danger',
  off: 'neutral',
};

interface ChannelRowProps {
  channel: Channel;
  onEdit: () => void;
  onTest: () => void;
  onTurn: () => void;
  onRenew: () => void;
  onDelete: () => void;
}

/** A channel with its state; for a broken one, the reason and how to repair it. */
export function ChannelRow({ channel, onEdit, ...acts }: ChannelRowProps) {
  const t = useTexts(channelsTexts);
  const { language } = useLanguage();
  const { network, name, account, status, problem, connectedBy } = channel;
  const isShared = (useKnownAccount()?.members ?? 1) > 1;
  const entries = useEntries({ channel, onEdit, ...acts });
  const isByHand = status === 'connected' && isAssisted(network);
  // What the name says already, in words of its own, is left out.
  const isSaid = (part: string) => ` ${name} `.includes(` ${part} `);
  const about = [
    ...[networkTitle(network, language), account].filter((part) => part && !isSaid(part)),
    ...(isShared && connectedBy ? [t('connectedBy', { name: connectedBy.name })] : []),
  ].join(' · ');
  return (
    <li className="border-b border-line py-2 last:border-b-0">
      <div className="flex items-center gap-2">
        <div className="min-w-0 grow">
          <p className="line-clamp-2 font-medium wrap-anywhere">{name}</p>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            {about}
            <Badge tone={isByHand ? 'neutral' : tones[status]}>
              {t(isByHand ? 'statuses.assisted' : `statuses.${status}`)}
            </Badge>
          </p>
        </div>
        {entries.length > 0 && (
          <Menu icon={portalIcons.more} label={t('acts', { name })} entries={entries} className="-mr-2" />
        )}
      </div>
      {status === 'reconnect' && (
        <div className="mt-1 grid justify-items-start gap-2 text-sm">
          <p className="text-danger">{problem ?? t('problem')}</p>
          <IfMayWrite>
            <Button variant="secondary" onClick={onEdit}>
              {t('reconnect')}
            </Button>
          </IfMayWrite>
        </div>
      )}
    </li>
  );
}

function useEntries({ channel, onEdit, onTest, onTurn, onRenew, onDelete }: ChannelRowProps): MenuEntry[] {
  const t = useTexts(channelsTexts);
  const { network, status, feedUrl } = channel;
  const mayWrite = useMayWrite();
  async function copyFeed(url: string) {
    try {
      await copyText(url);
      toast({ title: t('feed.copied') });
    } catch {
      toast({ variant: 'destructive', title: t('copy.refused'), description: url });
    }
  }
  const copy = feedUrl ? [{ label: t('feed.copy'), onSelect: () => void copyFeed(feedUrl) }] : [];
  if (!mayWrite) return copy;
  return [
    ...(isCalled(network) ? [{ label: t('test.act'), onSelect: onTest }] : []),
    ...copy,
    { label: t('edit'), onSelect: onEdit },
    ...(networkOf(network).isSigned ? [{ label: t('secret.renew'), onSelect: onRenew }] : []),
    ...(status === 'reconnect'
      ? []
      : [{ label: t(status === 'off' ? 'turnOn' : 'turnOff'), onSelect: onTurn }]),
    { label: t('delete.short'), onSelect: onDelete },
  ];
}
