import { networkName } from '@shared/marketing/channels/networks';
import { useTexts } from '@/i18n/use-texts';
import { Toggles } from '@/ui/navigation/toggles';
import { campaignsTexts } from '../texts/campaigns';
import { useBoardState } from '../use-board-state';
import { useShownNetwork } from './use-shown-network';

/** The network whose post is shown; a phone chooses it with the type. */
export function NetworkChoice({ companyId }: { companyId: number }) {
  const t = useTexts(campaignsTexts);
  const { change } = useBoardState();
  const { ordered, shown } = useShownNetwork(companyId);
  return (
    <Toggles
      label={t('network')}
      options={ordered.map((value) => ({ value, label: networkName(value) }))}
      chosen={shown}
      onChoose={(network) => change({ network }, { replace: true })}
      className="max-sm:hidden"
    />
  );
}
