import { useId } from 'react';
import { hasPostFor } from '@shared/marketing/publications/carried';
import { isAssisted, networkTitle } from '@shared/marketing/channels/networks';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Checkbox } from '@/ui/controls/fields/checkbox';
import { FieldError } from '@/ui/controls/fields/field';
import type { Channel } from '../../channels/reads';
import { publicationsTexts } from '../texts/publications';
import type { Piece } from '../reads';

interface ChannelChoiceProps {
  channels: readonly Channel[];
  /** The posts that are chosen. */
  pieces: readonly Pick<Piece, 'networks'>[];
  value: number[];
  onChange: (ids: number[]) => void;
  onConnect: () => void;
  error?: string | undefined;
}

/** Which channels the posts go to; one that is off, disconnected or without a post says so and cannot be chosen. */
export function ChannelChoice({ channels, pieces, value, onChange, onConnect, error }: ChannelChoiceProps) {
  const t = useTexts(publicationsTexts);
  const errorId = useId();
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id]);
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-medium">{t('scheduling.channels')}</legend>
      {channels.length === 0 && (
        <div className="mt-1 grid justify-items-start gap-2">
          <p className="text-muted">{t('scheduling.noChannel')}</p>
          <Button variant="secondary" onClick={onConnect}>
            {t('scheduling.connect')}
          </Button>
        </div>
      )}
      {channels.map((channel) => {
        const { id, name, status } = channel;
        const isChosen = value.includes(id);
        const isEmpty = !hasAnyPost(channel, pieces);
        return (
          <label key={id} className="flex min-h-11 items-center gap-3 has-disabled:opacity-60">
            <Checkbox
              checked={isChosen}
              // A channel that was chosen before its post was removed can be unticked.
              disabled={status !== 'connected' || (isEmpty && !isChosen)}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(id)}
            />
            <span className="min-w-0">
              {name}
              <ChannelNote channel={channel} isEmpty={isEmpty} />
            </span>
          </label>
        );
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

/** Whether one of the chosen posts can go to a channel; any can while none is chosen. */
const hasAnyPost = ({ network }: Channel, pieces: ChannelChoiceProps['pieces']) =>
  pieces.length === 0 || pieces.some(({ networks }) => hasPostFor(network, networks));

function ChannelNote({ channel, isEmpty }: { channel: Channel; isEmpty: boolean }) {
  const t = useTexts(publicationsTexts);
  const { language } = useLanguage();
  const { name, network, status } = channel;
  const own = networkTitle(network, language);
  const said = () => {
    if (status !== 'connected') return t(`scheduling.states.${status}`);
    if (isEmpty) return t('scheduling.noPost');
    return isAssisted(network) ? t('scheduling.byHand', { network: own }) : own !== name && own;
  };
  return <span className="block text-sm text-muted">{said()}</span>;
}
