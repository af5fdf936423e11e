import { type ReactNode, Suspense } from 'react';
import type { Counted } from '@shared/list/page';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import type { Selection } from '@/lib/lists/use-selection';
import { Button } from '../controls/button';
import { countedText } from './counted-text';
import { tableTexts } from './texts/table';

interface TableLineProps {
  total: Counted | undefined;
  selection: Selection | undefined;
  /** The number of loaded rows, and of the ticked ones among all. */
  loaded: number;
  ticked: number;
  bulkBar: ReactNode;
  /** The controls beside the number of rows. */
  children: ReactNode;
}

/** The line above a table: the number of rows, or what is ticked and what can be done with it. */
export function TableLine({ total, selection, loaded, ticked, bulkBar, children }: TableLineProps) {
  const t = useTexts(tableTexts);
  const { language } = useLanguage();
  const counted = (number: Counted) => ({ count: number.count, number: countedText(number, language) });
  const all = selection?.isAllMatching && total ? total : { count: ticked, more: false };
  const offersAll = ticked === loaded && total && (total.more || total.count > loaded);
  return (
    <div
      className={classNames(
        'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-1',
        ticked > 0 && 'sticky top-[var(--page-top,0px)] z-20 bg-paper',
      )}
    >
      <output className={ticked > 0 ? 'font-medium' : 'text-muted'}>
        {ticked > 0 ? t('ticked', counted(all)) : total && t('found', counted(total))}
      </output>
      {selection && ticked > 0 ? (
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
      ) : (
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-2">{children}</div>
      )}
    </div>
  );
}
