import { networks, networkName } from '@shared/marketing/channels/networks';
import { useTexts } from '@/i18n/use-texts';
import { useMedia } from '@/lib/use-media';
import { controlLook } from '@/ui/controls/fields/field';
import { Toggles } from '@/ui/navigation/toggles';
import { campaignsTexts } from '../texts/campaigns';
import { useBoardState } from '../use-board-state';

/** The network whose post is shown: a row of buttons, on a phone a list. */
export function NetworkChoice() {
  const t = useTexts(campaignsTexts);
  const { state, change } = useBoardState();
  const options = networks.map((value) => ({ value, label: networkName(value) }));
  const choose = (network: typeof state.network) => change({ network }, { replace: true });
  if (!useMedia('(max-width: 639px)')) {
    return <Toggles label={t('network')} options={options} chosen={state.network} onChoose={choose} />;
  }
  return (
    <select
      aria-label={t('network')}
      value={state.network}
      onChange={({ target }) => {
        const network = networks.find((one) => one === target.value);
        if (network) choose(network);
      }}
      className={controlLook('w-auto! max-w-26 shrink-0')}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
