import { campaignKinds, type CampaignType, campaignTypes, isKindOf } from '@shared/marketing/campaigns/kinds';
import { networkName } from '@shared/marketing/channels/networks';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { controlLook } from '@/ui/controls/fields/field';
import { campaignsTexts } from '../texts/campaigns';
import { useBoardState } from '../use-board-state';
import { useShownNetwork } from './use-shown-network';

interface TypeChoiceProps {
  companyId: number;
  /** How many pieces of a type somebody has to look at. */
  countOf: (type: CampaignType) => number;
  /** How many of them nobody has approved. */
  draftsOf: (type: CampaignType) => number;
}

/** On a phone one list instead of the tabs: the types, posts by their network, each with what waits for the user. */
export function TypeChoice({ companyId, countOf, draftsOf }: TypeChoiceProps) {
  const t = useTexts(campaignsTexts);
  const { language } = useLanguage();
  const { state, change } = useBoardState();
  const { ordered, shown: network } = useShownNetwork(companyId);
  const choices = campaignTypes.flatMap((type) => {
    const { handle, names } = campaignKinds[type];
    const { short } = names[language];
    const [waiting, drafts] = [countOf(type), draftsOf(type)];
    const more =
      waiting > 0
        ? ` · ${t('waiting', { count: waiting })}`
        : drafts > 0
          ? ` · ${t('drafts', { count: drafts })}`
          : '';
    return isKindOf(type, 'posts')
      ? ordered.map((one) => ({
          value: `${handle}:${one}`,
          label: `${short} · ${networkName(one)}${more}`,
          shown: { type: handle, network: one },
        }))
      : [{ value: handle as string, label: short + more, shown: { type: handle } }];
  });
  const isShown = ({ shown }: (typeof choices)[number]) =>
    shown.type === state.type && (!('network' in shown) || shown.network === network);
  return (
    <div className="min-w-0 grow basis-28">
      <select
        aria-label={t('types.label')}
        value={choices.find(isShown)?.value}
        onChange={({ target }) => {
          const choice = choices.find(({ value }) => value === target.value);
          if (choice) change(choice.shown);
        }}
        className={controlLook()}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
