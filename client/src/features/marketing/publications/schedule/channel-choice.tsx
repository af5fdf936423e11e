import { useId } from 'react';
import { isAssisted } from '@shared/marketing/channels/scales';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Checkbox } from '@/ui/controls/checkbox';
import { FieldError } from '@/ui/controls/field';
import { networkName } from '../../channels/network-name';
import type { Channel } from '../../channels/reads';
import { scheduleTexts } from '../../texts/schedule';

interface ChannelChoiceProps {
  channels: readonly Channel[];
  value: number[];
  onChange: (ids: number[]) => void;
  onConnect: () => void;
  error?: string | undefined;
}

/** Which channels the posts go to; one that is off or disconnected says so and cannot be chosen. */
export function ChannelChoice({ channels, value, onChange, onConnect, error }: ChannelChoiceProps) {
  const t = useTexts(scheduleTexts);
  const errorId = useId();
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id]);
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-medium">{t('channels')}</legend>
      {channels.length === 0 && (
        <div className="mt-1 grid justify-items-start gap-2">
          <p className="text-muted">{t('noChannel')}</p>
          <Button variant="secondary" onClick={onConnect}>
            {t('connect')}
          </Button>
        </div>
      )}
      {channels.map(({ id, name, network, status }) => (
        <label key={id} className="flex min-h-11 items-center gap-3 has-disabled:opacity-60">
          <Checkbox
            checked={value.includes(id)}
            disabled={status !== 'connected'}
            aria-invalid={error ? true : undefined}
            onChange={() => toggle(id)}
          />
          <span className="min-w-0">
            {name}
            <span className="block text-sm text-muted">
              {status === 'connected'
                ? isAssisted(network)
                  ? t('byHand', { network: networkName(network) })
                  : networkName(network) !== name && networkName(network)
                : t(`states.${status}`)}
            </span>
          </span>
        </label>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
