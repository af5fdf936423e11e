import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Quadrant } from '@shared/consulting/scales';
import type { SwotItem } from '@shared/consulting/swot/swot';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/card';
import { portalIcons } from '@/ui/portal-icons';
import { useBoardList } from '@/ui/sortable/board-list';
import { swotTexts } from './texts/swot';
import { SwotCard } from './swot-card';

interface SwotQuadrantProps {
  quadrant: Quadrant;
  items: SwotItem[];
  onMove: (item: SwotItem, to: Quadrant) => void;
  onAdd: () => void;
  onEdit: (item: SwotItem) => void;
  onDelete: (item: SwotItem) => void;
}

/** The colour of a quadrant's upper edge. */
export const edges: Record<Quadrant, string> = {
  strengths: 'border-t-positive',
  weaknesses: 'border-t-danger',
  opportunities: 'border-t-info',
  threats: 'border-t-warning',
};

/** The id of the part of the page that holds a quadrant. */
export const placeOf = (quadrant: Quadrant) => `swot-${quadrant}`;

/** How many items of a quadrant stand there at first, so that all four begin in one window; two more need no button. */
const MOST = 10;
const isMany = (count: number) => count > MOST + 1;

/**
 * Whether a quadrant shows all of its items: once somebody has asked for them, when one has come, which may be the last,
 * and on paper.
 */
function useWhole(count: number) {
  const [before, setBefore] = useState(count);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    // At once: the page is printed as it stands after this event.
    const show = () => flushSync(() => setWhole(true));
    addEventListener('beforeprint', show);
    return () => removeEventListener('beforeprint', show);
  }, []);
  if (count !== before) {
    setBefore(count);
    if (count > before) setWhole(true);
  }
  return { isWhole: isWhole || !isMany(count), showAll: () => setWhole(true) };
}

export function SwotQuadrant(props: SwotQuadrantProps) {
  const { quadrant, items, onMove, onAdd, onEdit, onDelete } = props;
  const t = useTexts(swotTexts);
  const titleId = useId();
  const { isWhole, showAll } = useWhole(items.length);
  const { ref, isTarget, isOver } = useBoardList(quadrant, t(`${quadrant}.title`));

  return (
    <Card
      ref={ref}
      id={placeOf(quadrant)}
      as="section"
      aria-labelledby={titleId}
      className={classNames(
        // Tall enough to drop something on while it holds nothing.
        'flex scroll-mt-20 flex-col gap-3 border-t-4 max-sm:p-3 lg:min-h-44 lg:p-4',
        edges[quadrant],
        isTarget && 'outline-2 outline-brand/40 outline-dashed',
        isOver && 'bg-brand/8',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0 grow basis-32">
          <h2 id={titleId} className="text-xl leading-tight">
            {t(`${quadrant}.title`)}
          </h2>
          <p className="text-sm leading-tight text-muted">{t(`${quadrant}.hint`)}</p>
        </div>
        <AddButton quadrant={quadrant} onClick={onAdd} />
      </div>
      {items.length === 0 ? (
        <p className="grid grow place-content-center rounded-control border border-dashed border-muted/50 p-4 text-center text-muted">
          {t(`${quadrant}.empty`)}
        </p>
      ) : (
        <ul aria-labelledby={titleId} className="grid gap-2 lg:pointer-fine:gap-1">
          {(isWhole ? items : items.slice(0, MOST)).map((item) => (
            <SwotCard
              key={item.id}
              quadrant={quadrant}
              item={item}
              onMove={(to) => onMove(item, to)}
              onEdit={() => onEdit(item)}
              onDelete={() => onDelete(item)}
            />
          ))}
        </ul>
      )}
      {!isWhole && (
        <Button variant="quiet" className="self-start underline underline-offset-4" onClick={showAll}>
          {t('more', { count: items.length - MOST })}
        </Button>
      )}
    </Card>
  );
}

interface AddButtonProps {
  quadrant: Quadrant;
  onClick: () => void;
}

/** Beside the title it is short on a phone, so that it stays in its line. */
function AddButton({ quadrant, onClick }: AddButtonProps) {
  const t = useTexts(swotTexts);
  return (
    <IfMayWrite>
      <Button variant="secondary" icon={portalIcons.plus} data-add={quadrant} onClick={onClick}>
        <span className="max-sm:sr-only">{t(`${quadrant}.add`)}</span>
        <span aria-hidden className="sm:hidden">
          {t('add')}
        </span>
      </Button>
    </IfMayWrite>
  );
}
