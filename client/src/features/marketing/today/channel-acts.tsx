import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { ButtonLink } from '@/ui/navigation/link';
import { channelsTexts } from '../channels/texts/channels';

/** Leads to where a channel is connected again. */
export function ChannelActs({ row: { title, to } }: { row: { title: string; to: string } }) {
  const t = useTexts(channelsTexts);
  return (
    <IfMayWrite>
      <ButtonLink variant="secondary" to={to} aria-label={t('reconnectOne', { name: title })}>
        {t('reconnect')}
      </ButtonLink>
    </IfMayWrite>
  );
}
