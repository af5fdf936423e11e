import { type Network, networkName } from '@shared/marketing/channels/networks';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { campaignsTexts } from '../texts/campaigns';
import { type Counter, isBeyond } from './counters';

/** How long a text is, of what is allowed. */
export function CounterLine({ counter, network }: { counter: Counter; network?: Network | undefined }) {
  const t = useTexts(campaignsTexts);
  const { of, count, least, most } = counter;
  const isWrong = isBeyond(counter);
  const key = of === 'text' && least > 0 ? 'range' : of;
  return (
    <p className={classNames('text-sm tabular-nums', isWrong ? 'font-medium text-danger' : 'text-muted')}>
      {t(`editor.counters.${key}`, { count, least, most, network: network ? networkName(network) : '' })}
    </p>
  );
}
