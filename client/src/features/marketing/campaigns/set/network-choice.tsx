import { networkName } from '@shared/marketing/channels/networks';
import { useTexts } from '@/i18n/use-texts';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { Toggles } from '@/ui/navigation/toggles';
import { campaignsTexts } from '../texts/campaigns';
import { useBoardState } from '../use-board-state';
import { useShownNetwork } from './use-shown-network';

/** The network whose post is shown, each with whether it is connected; a phone chooses it with the type. */
export function NetworkChoice({ companyId }: { companyId: number }) {
  const t = useTexts(campaignsTexts);
  const { change } = useBoardState();
  const { ordered, shown, connected } = useShownNetwork(companyId);
  return (
    <Toggles
      label={t('network')}
      options={ordered.map((value) => ({
        value,
        label: networkName(value),
        badge: connected.has(value) && (
          <span title={t('connected')} className="-ms-0.5">
            <Icon name={portalIcons.check} className="size-4" />
            <span className="sr-only">{t('connected')}</span>
          </span>
        ),
      }))}
      chosen={shown}
      onChoose={(network) => change({ network }, { replace: true })}
      className="max-sm:hidden"
    />
  );
}
