import { networkName } from '@shared/marketing/channels/networks';
import { useTexts } from '@/i18n/use-texts';
import { type AnyIcon, Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { Toggles } from '@/ui/navigation/toggles';
import { campaignsTexts } from '../texts/campaigns';
import { useBoardState } from '../use-board-state';
import { usePieceParts } from '../piece-parts';
import type { Campaign } from '../reads';
import { useShownNetwork } from './use-shown-network';

interface NetworkChoiceProps {
  companyId: number;
  posts: readonly Campaign[];
}

/** The network whose post is shown, each with whether it is connected and has one to come; a phone chooses it with the type. */
export function NetworkChoice({ companyId, posts }: NetworkChoiceProps) {
  const t = useTexts(campaignsTexts);
  const { change } = useBoardState();
  const { ordered, shown, connected } = useShownNetwork(companyId);
  const { usePlannedNetworks } = usePieceParts();
  const planned = usePlannedNetworks(companyId, posts);
  return (
    <Toggles
      label={t('network')}
      options={ordered.map((value) => ({
        value,
        label: networkName(value),
        badge: (
          <>
            {connected.has(value) && <StateMark icon={portalIcons.check} says={t('networkIs.connected')} />}
            {planned.has(value) && <StateMark icon={portalIcons.clock} says={t('networkIs.planned')} />}
          </>
        ),
      }))}
      chosen={shown}
      onChoose={(network) => change({ network }, { replace: true })}
      className="max-sm:hidden"
    />
  );
}

const StateMark = ({ icon, says }: { icon: AnyIcon; says: string }) => (
  <span title={says} className="-ms-0.5">
    <Icon name={icon} className="size-4" />
    <span className="sr-only">{says}</span>
  </span>
);
