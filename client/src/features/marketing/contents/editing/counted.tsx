import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { contentsTexts } from '../texts/contents';

/** How long a text may be. */
export interface Limit {
  least?: number;
  most: number;
}

interface CountedProps extends Limit {
  count: number;
  /** What is counted. */
  of?: 'characters' | 'words';
}

/** How long a text is beside how long it may be; what is missing or too much is said in words. */
export function Counted({ count, least = 0, most, of = 'characters' }: CountedProps) {
  const t = useTexts(contentsTexts);
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const isBeyond = count > most || count < least;
  return (
    <span className={classNames('tabular-nums', isBeyond && 'font-medium text-warning')}>
      {t(`edit.counted.${of}`, { number: number(count), most: number(most) })}
      {count > most && ` · ${t('edit.counted.over', { number: number(count - most) })}`}
      {count < least && ` · ${t('edit.counted.under', { number: number(least - count) })}`}
    </span>
  );
}
