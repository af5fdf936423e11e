import {
  type ChannelNetwork,
  channelNetworks,
  isAssisted,
  networkTitle,
} from '@shared/marketing/channels/networks';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { channelsTexts } from './texts/channels';

const assisted = channelNetworks.filter(isAssisted);
const direct = channelNetworks.filter((network) => !isAssisted(network));

/** The networks; first those on which publishing needs no person. */
export function NetworkChoice({ onChoose }: { onChoose: (network: ChannelNetwork) => void }) {
  const t = useTexts(channelsTexts);
  return (
    <div className="grid gap-5">
      <Group
        title={t('choice.direct')}
        networks={direct}
        onChoose={onChoose}
        note={(network) => t(`choice.notes.${network}`)}
      />
      <Group
        title={t('choice.assisted')}
        text={t('choice.assistedText')}
        networks={assisted}
        onChoose={onChoose}
      />
    </div>
  );
}

interface GroupProps<Network extends ChannelNetwork> {
  title: string;
  text?: string;
  networks: readonly Network[];
  note?: (network: Network) => string;
  onChoose: (network: ChannelNetwork) => void;
}

function Group<Network extends ChannelNetwork>({
  title,
  text,
  networks,
  note,
  onChoose,
}: GroupProps<Network>) {
  const { language } = useLanguage();
  return (
    <section aria-label={title}>
      <h3 className="text-base font-semibold">{title}</h3>
      {text && <p className="mt-0.5 text-sm text-muted">{text}</p>}
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {networks.map((network) => (
          <li key={network}>
            <button
              type="button"
              onClick={() => onChoose(network)}
              className="flex h-full min-h-11 w-full flex-col items-start rounded-control border border-line bg-surface px-3 py-2 text-left hover:border-ink"
            >
              <span className="block font-semibold">{networkTitle(network, language)}</span>
              {note && <span className="block text-sm text-muted">{note(network)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
