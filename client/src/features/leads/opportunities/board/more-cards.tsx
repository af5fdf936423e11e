import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { leadBoard } from '@shared/leads/opportunities/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { Button } from '@/ui/controls/button';
import type { Rows } from '../../records';
import { boardTexts } from '../../texts/board';

interface MoreCardsProps {
  stageId: number;
  cursor: string;
  renderCard: (card: Rows['opportunities']) => ReactNode;
}

/** The next cards of a stage, once they are asked for. */
export function MoreCards({ stageId, cursor, renderCard }: MoreCardsProps) {
  const t = useTexts(boardTexts);
  const [isOpen, setOpen] = useState(false);
  const { data, isFetching } = useQuery({
    ...query(leadBoard.cards, { stageId }, { cursor }),
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
      {data.next && <MoreCards stageId={stageId} cursor={data.next} renderCard={renderCard} />}
    </>
  );
}
