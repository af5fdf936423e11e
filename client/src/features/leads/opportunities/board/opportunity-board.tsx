import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Board, Stage } from '@shared/leads/opportunities/endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { anyText, oneOfThese, useListState } from '@/lib/lists/use-list-state';
import { useSearchWords } from '@/lib/lists/use-search-words';
import { useMayWrite } from '@/lib/session/use-may-write';
import { useMedia } from '@/lib/use-media';
import { Button } from '@/ui/controls/button';
import { ListSearchBox } from '@/ui/data-table/filters/list-search-box';
import { ErrorState } from '@/ui/feedback/error-state';
import { portalIcons } from '@/ui/portal-icons';
import { SortableBoard } from '@/ui/sortable/sortable-board';
import { CardAssignee } from '../../assigning/card-assignee';
import { MineToggle } from '../../assigning/mine-toggle';
import { useMembers } from '../../assigning/use-members';
import { RecordDialog } from '../../forms/record-dialog';
import { FirstRecord } from '../../lists/first-record';
import { ListHead } from '../../lists/list-head';
import { countOf, type Card } from '../../records';
import { recordsTexts } from '../../texts/records';
import { sectionsTexts } from '../../texts/sections';
import { CloseDialog } from '../close-dialog';
import { OpportunityForm } from '../lazy-opportunity-form';
import { ViewSwitch } from '../list/view-switch';
import { DraggedCard } from './board-card';
import { BoardColumn, ClosingTarget } from './board-column';
import { BoardSkeleton } from './board-skeleton';
import { BoardSums } from './board-sums';
import { PhoneBoard } from './phone-board';
import type { BoardSearch } from './stage-column';
import { boardQuery, useCardMoves, useColumns } from './use-board';

/** The opportunities of each stage, which are moved by mouse, touch and keyboard. */
export function OpportunityBoard() {
  const t = useTexts(sectionsTexts);
  const mayWrite = useMayWrite();
  const [adding, setAdding] = useState<{ stageId?: number } | null>(null);
  const { state, change } = useListState({ q: anyText, mine: oneOfThese(['', 'yes']) });
  const { isShared, own } = useMembers();
  const isMine = isShared && state.mine === 'yes';
  const asked: BoardSearch = { q: state.q, assignee: isMine ? own : undefined };
  const { words, setWords, search } = useSearchWords(state.q, (q) => change({ q }));
  const {
    data: board,
    error,
    refetch,
  } = useQuery({ ...boardQuery(asked), staleTime: 0, placeholderData: (before) => before });
  const { data: all } = useQuery({ ...countOf('opportunities'), staleTime: 0 });
  return (
    <div className="flex flex-col md:h-[calc(100dvh-var(--page-top)-3rem)] md:min-h-128">
      <ListHead
        section="opportunities"
        hasRows={all?.count !== 0}
        tools={
          <>
            <ListSearchBox
              words={words}
              onWords={setWords}
              onSearch={search}
              className="basis-32! max-sm:grow sm:max-2xl:w-32!"
            />
            {isShared && (
              <MineToggle isOn={isMine} onChange={(isOn) => change({ mine: isOn ? 'yes' : '' })} />
            )}
          </>
        }
        actions={
          <>
            <ViewSwitch />
            {mayWrite && (
              <Button
                data-act="new"
                icon={portalIcons.plus}
                title={t('sections.opportunities.new')}
                onClick={() => setAdding({})}
              >
                <span className="max-sm:sr-only">{t('sections.opportunities.new')}</span>
              </Button>
            )}
          </>
        }
      >
        {board && all?.count !== 0 && <BoardSums board={board} search={asked} />}
      </ListHead>
      {!board && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BoardSkeleton />)}
      {all?.count === 0 && <FirstRecord section="opportunities" onAdd={() => setAdding({})} />}
      {board && all?.count !== 0 && (
        <Stages board={board} search={asked} onAdd={(stageId) => setAdding({ stageId })} />
      )}
      <RecordDialog
        section="opportunities"
        form={OpportunityForm}
        {...(adding && { given: adding })}
        open={adding !== null}
        onClose={() => setAdding(null)}
      />
    </div>
  );
}

// The same function each time, so that no card is drawn anew.
const renderAssignee = (id: number) => <CardAssignee id={id} />;

interface StagesProps {
  board: Wire<Board>;
  search: BoardSearch;
  onAdd: (stageId: number) => void;
}

function Stages({ board, search, onAdd }: StagesProps) {
  const t = useTexts(recordsTexts);
  const isNarrow = useMedia('(max-width: 767px)');
  const [closing, setClosing] = useState<{ card: Card; stage: Stage } | null>(null);
  const { send, move } = useCardMoves(search);
  const { columns, currency } = useColumns(board, search);
  const cards = columns.flatMap((column) => column.cards.rows);

  function enter(id: string, stageId: string) {
    const card = cards.find((each) => String(each.id) === id);
    const stage = columns.find((column) => String(column.stage.id) === stageId)?.stage;
    if (!card || !stage || card.stageId === stage.id) return;
    if (stage.outcome === 'open') void move(card, { stageId: stage.id });
    else setClosing({ card, stage });
  }
  const open = columns.filter(({ stage }) => stage.outcome === 'open');
  const { isShared } = useMembers();
  const stages = columns.map(({ stage }) => stage);
  const shared = {
    search,
    currency,
    onAdd,
    onEnter: enter,
    stages,
    renderAssignee: isShared ? renderAssignee : undefined,
  };
  return (
    <section aria-label={t('fields.stageId')} className="flex min-h-0 grow flex-col md:pt-1">
      {isNarrow ? (
        <PhoneBoard columns={columns} {...shared} />
      ) : (
        <SortableBoard
          lists={columns.map(({ stage }) => String(stage.id))}
          onMove={enter}
          touch="sideways"
          renderDragged={(id) => {
            const card = cards.find((each) => String(each.id) === id);
            return card && <DraggedCard card={card} {...shared} />;
          }}
        >
          {/* The stages share the width, and the line of their names its height. */}
          <div className="grid min-h-0 grow auto-cols-[minmax(11rem,1fr)] grid-flow-col grid-rows-[auto_minmax(0,1fr)] gap-x-3 overflow-x-auto">
            {open.map((column) => (
              <BoardColumn key={column.stage.id} column={column} {...shared} />
            ))}
          </div>
          <div className="flex gap-3 pt-2">
            {columns
              .filter((column) => !open.includes(column))
              .map((column) => (
                <ClosingTarget key={column.stage.id} column={column} />
              ))}
          </div>
        </SortableBoard>
      )}
      <CloseDialog closing={closing} onClose={() => setClosing(null)} onMove={send} />
    </section>
  );
}
