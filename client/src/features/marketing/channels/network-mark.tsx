import { type ChannelNetwork, networkMark, networkName } from '@shared/marketing/channels/networks';

/** The letters of a network on a small plate; its name is the tooltip. */
export const NetworkMark = ({ network }: { network: ChannelNetwork }) => (
  <abbr
    title={networkName(network)}
    className="inline-grid h-4.5 min-w-4.5 shrink-0 place-items-center rounded-sm bg-ink/80 px-0.5 text-[0.6875rem] leading-none font-bold text-paper no-underline"
  >
    {networkMark(network)}
  </abbr>
);
