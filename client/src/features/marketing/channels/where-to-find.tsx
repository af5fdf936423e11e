import { type ChannelNetwork, isAssisted, networkName } from '@shared/marketing/channels/networks';
import { useTexts } from '@/i18n/use-texts';
import { channelsTexts } from './texts/channels';

/** What a network needs and where it is found, in the words of that network's own screens. */
export function WhereToFind({ network }: { network: ChannelNetwork }) {
  const t = useTexts(channelsTexts);
  if (isAssisted(network)) return <p>{t('where.assisted', { network: networkName(network) })}</p>;
  return <p>{t(`where.${network}`)}</p>;
}
