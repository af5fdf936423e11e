import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import type { Card } from '../../records';
import { boardTexts } from '../texts/board';
import type { BoardSearch } from './stage-column';
import { cardsQuery } from './use-board';

interface MoreCardsProps {
  stageId: number;
  search: BoardSearch;
  cursor: string;
  renderCard: (card: Card) => ReactNode;
}

/** The next cards of a stage, once they are asked for. */
export function MoreCards({ stageId, search, cursor, renderCard }: MoreCardsProps) {
  const t = useTexts(boardTexts);
  const [isOpen, setOpen] = useState(false);
  const { data, isFetching } = useQuery({
    ...cardsQuery(stageId, search, cursor),
    enabled: isOpen,
  });
  if (!data) {
    return (
      <li>
        <Button variant="quiet" pending={isFetching} onClick={() => setOpen(true)}>
          {t('more')}
        </Button>
      </li>
    );
  }
  return (
    <>
      {data.rows.map(renderCard)}
      {data.next && (
        <MoreCards stageId={stageId} search={search} cursor={data.next} renderCard={renderCard} />
      )}
    </>
  );
}
