import { type ChannelNetwork, networkMark, networkTitle } from '@shared/marketing/channels/networks';
import { useLanguage } from '@/i18n/use-texts';

/** The letters of a network on a small plate; its name is the tooltip. */
export function NetworkMark({ network }: { network: ChannelNetwork }) {
  const { language } = useLanguage();
  return (
    <abbr
      title={networkTitle(network, language)}
      className="inline-grid h-4.5 min-w-4.5 shrink-0 place-items-center rounded-sm bg-ink/80 px-0.5 text-[0.6875rem] leading-none font-bold text-paper no-underline"
    >
      {networkMark(network)}
    </abbr>
  );
}
