import { networks, networkName } from '@shared/marketing/channels/networks';
import { useTexts } from '@/i18n/use-texts';
import { Toggles } from '@/ui/navigation/toggles';
import { campaignsTexts } from '../texts/campaigns';
import { useBoardState } from '../use-board-state';

/** The network whose post is shown; a phone chooses it with the type. */
export function NetworkChoice() {
  const t = useTexts(campaignsTexts);
  const { state, change } = useBoardState();
  return (
    <Toggles
      label={t('network')}
      options={networks.map((value) => ({ value, label: networkName(value) }))}
      chosen={state.network}
      onChoose={(network) => change({ network }, { replace: true })}
      className="max-sm:hidden"
    />
  );
}
