import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Chevron } from '@/ui/chevron';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { productsTexts } from '../texts/products';

/**
 * A product's score in a list: beside the open product a ring, green once it is ready, with a tick once nothing is
 * missing; alone on a phone in words, with the way to the product.
 */
export function ScoreMark({ score, isReady }: { score: number; isReady: boolean }) {
  const t = useTexts(productsTexts);
  const value = t('score.value', { score });
  const state = t(isReady ? 'score.ready' : 'score.notReady');
  const tone = isReady ? 'text-positive' : 'text-muted';
  return (
    <>
      <span
        aria-hidden
        className="flex shrink-0 items-center gap-2 text-right text-sm tabular-nums lg:hidden"
      >
        <span>
          <span className={classNames('block font-semibold', tone)}>{state}</span>
          <span className="block text-muted">{value}</span>
        </span>
        <Chevron className="size-4 -rotate-90 fill-none stroke-muted stroke-2" />
      </span>
      <span title={`${value}, ${state}`} className={classNames('shrink-0 max-lg:sr-only', tone)}>
        <span aria-hidden className="relative grid size-6 place-items-center">
          <svg viewBox="0 0 24 24" className="absolute inset-0 -rotate-90 fill-none stroke-current stroke-3">
            <circle cx="12" cy="12" r="10" className="opacity-20" />
            <circle cx="12" cy="12" r="10" pathLength="100" strokeDasharray={`${score} 100`} />
          </svg>
          {score === 100 && <Icon name={portalIcons.check} className="size-3.5" />}
        </span>
        <span className="sr-only">{`${value}, ${state}`}</span>
      </span>
    </>
  );
}
