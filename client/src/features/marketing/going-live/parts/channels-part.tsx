import { networkTitle, networkOf } from '@shared/marketing/channels/networks';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { FieldError } from '@/ui/controls/fields/field';
import { ChannelChoice } from '../../publications/schedule/channel-choice';
import { quickNetworks } from '../quick-networks';
import { goingLiveTexts } from '../texts/going-live';
import type { LaunchForm } from '../use-launch';
import { LaunchPart } from './part';

interface ChannelsPartProps {
  launch: LaunchForm;
  /** Opens the form that connects a network with an account. */
  onConnect: () => void;
}

/** Where the posts go: to the channels of the company, or to first ones that need no account. */
export function ChannelsPart({ launch, onConnect }: ChannelsPartProps) {
  const t = useTexts(goingLiveTexts);
  const { known, chosen, going, problemOf } = launch;
  const goingIds = new Set(going.map(({ id }) => id));
  return (
    <LaunchPart title={t('channels.title')} problem={problemOf('channels')}>
      {known.channels.length > 0 ? (
        // The heading says it already.
        <div className="[&_legend]:sr-only">
          <ChannelChoice
            channels={known.channels}
            pieces={known.set.campaigns.filter(({ id }) => goingIds.has(id))}
            onConnect={onConnect}
            {...chosen('channels')}
          />
        </div>
      ) : (
        <FirstChannels launch={launch} onConnect={onConnect} />
      )}
    </LaunchPart>
  );
}

/** Channels that are made by ticking them. */
function FirstChannels({ launch, onConnect }: ChannelsPartProps) {
  const t = useTexts(goingLiveTexts);
  const { language } = useLanguage();
  const { chosen, known } = launch;
  const { value, onChange } = chosen('newChannels');
  const { error } = chosen('channels');
  return (
    <fieldset aria-describedby={error ? 'first-channels-error' : undefined}>
      <legend className="text-sm text-muted">{t('channels.first')}</legend>
      <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {quickNetworks.map((network) => {
          // No picture of this company is drawn yet.
          const lacksPicture = networkOf(network).needsPicture === true && known.company.picturedCount === 0;
          return (
            <CheckboxField
              key={network}
              label={networkTitle(network, language)}
              {...(lacksPicture && { hint: t('channels.needsPicture') })}
              checked={value.includes(network)}
              disabled={lacksPicture}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, network] : value.filter((one) => one !== network))
              }
            />
          );
        })}
      </div>
      {error && <FieldError id="first-channels-error">{error}</FieldError>}
      <Button variant="quiet" className="-ml-3" onClick={onConnect}>
        {t('channels.connect')}
      </Button>
    </fieldset>
  );
}
