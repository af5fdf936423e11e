import { type ReactNode, Suspense } from 'react';
import type { Counted } from '@shared/list/page';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import type { Selection } from '@/lib/lists/use-selection';
import { classNames } from '@/lib/class-names';
import { Button } from '../controls/button';
import { countedText } from './counted-text';
import { tableTexts } from './texts/table';

interface TickedLineProps {
  total: Counted | undefined;
  selection: Selection;
  /** The number of loaded rows, and of the ticked ones among all. */
  loaded: number;
  ticked: number;
  bulkBar: ReactNode;
  /** Whether it stands in the place of what it covers, and not over a header. */
  isInPlace: boolean;
}

/** What is ticked and what can be done with it. It covers the table's header beside its box, so that no row moves. */
export function TickedLine({ total, selection, loaded, ticked, bulkBar, isInPlace }: TickedLineProps) {
  const t = useTexts(tableTexts);
  const { language } = useLanguage();
  const all = selection.isAllMatching && total ? total : { count: ticked, more: false };
  const offersAll = ticked === loaded && total && (total.more || total.count > loaded);
  return (
    <div
      className={classNames(
        'sticky top-(--page-top,0px) z-20 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-raised px-2',
        !isInPlace && 'md:-mb-11 md:ml-11',
      )}
    >
      <output className="px-1 font-medium">
        {t('ticked', { count: all.count, number: countedText(all, language) })}
      </output>
      <fieldset aria-label={t('bulk')} className="contents">
        {/* Its texts may come later; without this the whole page would wait, and the row lose its focus. */}
        <Suspense fallback={null}>{bulkBar}</Suspense>
        {offersAll && !selection.isAllMatching && (
          <Button variant="quiet" onClick={selection.tickAllMatching}>
            {t('tickAll', { number: countedText(total, language) })}
          </Button>
        )}
        <Button variant="quiet" onClick={selection.clear}>
          {t('untick')}
        </Button>
      </fieldset>
    </div>
  );
}
