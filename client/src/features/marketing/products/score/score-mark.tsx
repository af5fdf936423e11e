import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { productsTexts } from '../texts/products';

/** A product's score in a list: a ring, green once it is ready, with a tick once nothing is missing. */
export function ScoreMark({ score, isReady }: { score: number; isReady: boolean }) {
  const t = useTexts(productsTexts);
  const said = `${t('score.value', { score })}, ${t(isReady ? 'score.ready' : 'score.notReady')}`;
  return (
    <span
      title={said}
      className={classNames(
        'flex shrink-0 items-center gap-1.5 text-sm font-semibold tabular-nums',
        isReady ? 'text-positive' : 'text-muted',
      )}
    >
      {/* The open product says it beside the list; a phone shows the list alone. */}
      <span aria-hidden className="lg:hidden">
        {score}
      </span>
      <span aria-hidden className="relative grid size-6 place-items-center">
        <svg viewBox="0 0 24 24" className="absolute inset-0 -rotate-90 fill-none stroke-current stroke-3">
          <circle cx="12" cy="12" r="10" className="opacity-20" />
          <circle cx="12" cy="12" r="10" pathLength="100" strokeDasharray={`${score} 100`} />
        </svg>
        {score === 100 && <Icon name={portalIcons.check} className="size-3.5" />}
      </span>
      <span className="sr-only">{said}</span>
    </span>
  );
}
