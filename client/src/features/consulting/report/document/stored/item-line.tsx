import type { KnownLine } from '@shared/consulting/report/stored/known-lines';
import { shortLabel } from '@shared/consulting/report/figures/short-label';
import { classNames } from '@/lib/class-names';
import { LongText } from '../../../items/cards/long-text';
import { LevelBadge } from '../../../items/cards/level-badge';
import { useFigureWords } from '../drawings/use-figure-words';
import { RecordLink } from '../record-link';

/** A line that is longer is folded, so it cannot have a link behind its last word. */
const INLINE = 280;

interface ItemLineProps {
  known: KnownLine | undefined;
  isLinked: boolean;
  isStrong: boolean;
  children: string;
}

/** The first line of an item, with the rating of its record as a badge and a link to the record. */
export function ItemLine({ known, isLinked, isStrong, children }: ItemLineProps) {
  const { words } = useFigureWords();
  const rating = known?.rating;
  const text = rating ? children.slice(rating.text.length) : children;
  const badge = known && rating && <Rating known={known}>{rating.text.replace(/:\s*$/, '')}</Rating>;
  const behind = known && isLinked && (
    <>
      {known.department && (
        <span className="text-sm text-muted">{words.priorities.hurts(shortLabel(known.department, 80))}</span>
      )}{' '}
      <RecordLink record={known.record} />
    </>
  );
  if (text.length > INLINE) {
    return (
      <>
        {badge}
        <LongText>{text}</LongText>
        {behind}
      </>
    );
  }
  return (
    <p className={classNames('wrap-anywhere', isStrong && 'font-medium')}>
      {badge} {text} {behind}
    </p>
  );
}

function Rating({ known, children }: { known: KnownLine; children: string }) {
  const value = known.rating?.value ?? 0;
  return known.record.kind === 'problem' ? (
    <LevelBadge of="priority" level={value}>
      {children}
    </LevelBadge>
  ) : (
    <LevelBadge of="impact" level={value}>
      {children}
    </LevelBadge>
  );
}
