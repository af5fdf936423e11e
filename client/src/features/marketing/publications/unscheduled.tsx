import { useDraggable } from '@dnd-kit/core';
import type { ComponentProps } from 'react';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { Icon } from '@/ui/icons';
import { ButtonLink } from '@/ui/navigation/link';
import { MoreButton } from '@/ui/navigation/more-button';
import { portalIcons } from '@/ui/portal-icons';
import { publicationsTexts } from './texts/publications';
import type { Carried } from './calendar/moving/calendar-drag';
import type { Piece } from './reads';

interface UnscheduledProps {
  companyId: number;
  pieces: readonly Piece[];
  pages: ComponentProps<typeof MoreButton>['pages'];
  /** Whether any post is approved, scheduled ones among them. */
  hasApproved: boolean;
  onSchedule: (id: number) => void;
  onScheduleAll: () => void;
}

/** Approved posts that wait for a slot: each is dragged onto a day, or scheduled by its button. */
export function Unscheduled({
  companyId,
  pieces,
  pages,
  hasApproved,
  onSchedule,
  onScheduleAll,
}: UnscheduledProps) {
  const t = useTexts(publicationsTexts);
  const mayWrite = useMayWrite();
  return (
    <section aria-label={t('unscheduled.title')} className="rounded-card border border-line bg-surface p-4">
      <h2 className="text-lg font-semibold">{t('unscheduled.title')}</h2>
      {pieces.length === 0 && hasApproved && <p className="text-muted">{t('unscheduled.none')}</p>}
      {pieces.length === 0 && !hasApproved && (
        <div className="mt-1 grid justify-items-start gap-3">
          <p className="text-muted">{t('unscheduled.nothingApproved')}</p>
          <ButtonLink variant="secondary" to={stepAddress(companyId, 'campaigns')}>
            {t('unscheduled.toCampaigns')}
          </ButtonLink>
        </div>
      )}
      {pieces.length > 0 && (
        <>
          <IfMayWrite>
            <p className="text-sm text-muted pointer-coarse:hidden max-md:hidden">{t('unscheduled.hint')}</p>
          </IfMayWrite>
          <ul className="mt-2 grid max-h-80 gap-2 overflow-y-auto">
            {pieces.map((piece) => (
              <UnscheduledPiece key={piece.id} piece={piece} onSchedule={() => onSchedule(piece.id)} />
            ))}
          </ul>
          <MoreButton pages={pages}>{t('unscheduled.more')}</MoreButton>
          {mayWrite && pieces.length > 1 && (
            <Button variant="secondary" className="mt-3 w-full" onClick={onScheduleAll}>
              {t('unscheduled.spread', { count: pieces.length })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function UnscheduledPiece({ piece, onSchedule }: { piece: Piece; onSchedule: () => void }) {
  const t = useTexts(publicationsTexts);
  const mayWrite = useMayWrite();
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `piece:${piece.id}`,
    disabled: !mayWrite,
    data: { name: piece.name, piece: piece.id } satisfies Carried,
  });
  return (
    <li
      ref={setNodeRef}
      // By keyboard the button does the same.
      {...({ onMouseDown: listeners?.onMouseDown, onTouchStart: listeners?.onTouchStart } as object)}
      className={classNames(
        'flex items-center gap-2 rounded-control border border-line pl-2',
        mayWrite && 'cursor-grab',
        isDragging && 'opacity-40',
      )}
    >
      {mayWrite && <Icon name={portalIcons.grip} className="size-4 shrink-0 text-muted max-md:hidden" />}
      <span className="min-w-0 grow py-1.5 text-sm leading-snug">{piece.name}</span>
      <IfMayWrite>
        <Button
          variant="quiet"
          className="px-2!"
          aria-label={t('unscheduled.one', { name: piece.name })}
          onClick={onSchedule}
        >
          {t('schedule')}
        </Button>
      </IfMayWrite>
    </li>
  );
}
