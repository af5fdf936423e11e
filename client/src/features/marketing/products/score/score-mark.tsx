import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { productsTexts } from '../texts/products';

/** A product's score in a list, green once it is ready, with a tick once nothing is missing. */
export function ScoreMark({ score, isReady }: { score: number; isReady: boolean }) {
  const t = useTexts(productsTexts);
  return (
    <span className="shrink-0 text-right text-sm">
      <span
        aria-hidden
        className={classNames(
          'flex items-center justify-end gap-1 font-semibold tabular-nums',
          isReady ? 'text-positive' : 'text-muted',
        )}
      >
        {score === 100 && <Icon name={portalIcons.check} className="size-4" />}
        {score}/100
      </span>
      <span aria-hidden className="block text-muted">
        {t('score.complete')}
      </span>
      <span className="sr-only">
        {t('score.value', { score })}, {t(isReady ? 'score.ready' : 'score.notReady')}
      </span>
    </span>
  );
}
