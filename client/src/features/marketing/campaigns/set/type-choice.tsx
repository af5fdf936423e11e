import {
  campaignKinds,
  type CampaignType,
  campaignTypes,
  isKindOf,
  type KindHandle,
} from '@shared/marketing/campaigns/kinds';
import { type Network, networkName } from '@shared/marketing/channels/networks';
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

/** What is shown of a set by one line of the list. */
interface Choice {
  value: string;
  label: string;
  shown: { type: KindHandle; network?: Network };
}

/** On a phone one list instead of the tabs: the types, posts by their network, each with what waits for the user. */
export function TypeChoice({ companyId, countOf, draftsOf }: TypeChoiceProps) {
  const t = useTexts(campaignsTexts);
  const { language } = useLanguage();
  const { state, change } = useBoardState();
  const { ordered, shown: network } = useShownNetwork(companyId);
  // What is shown says itself what it waits for; closed, the list has room for its name alone.
  const moreOf = (type: CampaignType) => {
    if (campaignKinds[type].handle === state.type) return '';
    const [waiting, drafts] = [countOf(type), draftsOf(type)];
    if (waiting > 0) return ` · ${t('waiting', { count: waiting })}`;
    return drafts > 0 ? ` · ${t('drafts', { count: drafts })}` : '';
  };
  const groups = campaignTypes.map((type) => {
    const { handle, names } = campaignKinds[type];
    const { short } = names[language];
    return isKindOf(type, 'posts')
      ? {
          group: short + moreOf(type),
          choices: ordered.map((one) => ({
            value: `${handle}:${one}`,
            label: networkName(one),
            shown: { type: handle, network: one },
          })),
        }
      : {
          group: undefined,
          choices: [{ value: handle as string, label: short + moreOf(type), shown: { type: handle } }],
        };
  });
  const choices = groups.flatMap((group): Choice[] => group.choices);
  const isShown = ({ shown }: Choice) =>
    shown.type === state.type && (shown.network === undefined || shown.network === network);
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
        {groups.map(({ group, choices: those }) =>
          group === undefined ? (
            <Options key={those[0]?.value} choices={those} />
          ) : (
            <optgroup key={group} label={group}>
              <Options choices={those} />
            </optgroup>
          ),
        )}
      </select>
    </div>
  );
}

const Options = ({ choices }: { choices: readonly Choice[] }) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
