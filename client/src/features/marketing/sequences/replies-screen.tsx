import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { useMedia } from '@/lib/use-media';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Badge } from '@/ui/feedback/badge';
import { Tabs } from '@/ui/navigation/tabs';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../reads';
import { sequencesTexts } from './texts/sequences';
import { workspaceTexts } from '../steps/texts/workspace';
import { AnswersTab } from './mails/answers-tab';
import { BlockedTab } from './mails/blocked-tab';
import { MailsTab } from './mails/mails-tab';
import { SequenceDialog } from './sequence/sequence-dialog';
import { SequencesTab } from './sequence/sequences-tab';
import { answersOf, chosenOf, sequencesOf } from './reads';
import { useRepliesState } from './use-replies-state';

interface RepliesScreenProps {
  company: ListedCompany;
}

/** How many answers wait for a reply, with a plus where there may be more than were read; undefined without any. */
function useWaitingAnswers(sequence: { id: number; answered: number } | undefined): string | undefined {
  const { data } = useQuery({
    ...answersOf(sequence?.id ?? 0),
    enabled: sequence !== undefined && sequence.answered > 0,
    staleTime: 0,
  });
  if (!data) return undefined;
  // They come first, so that a page with others holds them all.
  const count = data.rows.filter(({ waits }) => waits).length;
  if (count === 0) return undefined;
  return count === data.rows.length && data.next !== null ? `${count}+` : String(count);
}

/** The sequences of a company, their mails, the addresses that are not written to, and where answers come in. */
export function RepliesScreen({ company }: RepliesScreenProps) {
  const t = useTexts(sequencesTexts);
  const tSteps = useTexts(workspaceTexts);
  const { state, change, sequenceId } = useRepliesState();
  const { data: sequences } = useQuery(sequencesOf(company.id));
  const waiting = useWaitingAnswers(chosenOf(sequences, sequenceId));
  const [adding, setAdding] = useState(false);
  const add = () => setAdding(true);
  const tabs = {
    sequences: <SequencesTab company={company} onAdd={add} />,
    mails: <MailsTab company={company} onAdd={add} />,
    blocked: <BlockedTab companyId={company.id} />,
    answers: <AnswersTab company={company} onAdd={add} />,
  };
  const isPhone = useMedia('(width < 40rem)');
  const newSequence = (look?: string) => (
    <IfMayWrite>
      <Button
        variant="secondary"
        icon={portalIcons.plus}
        aria-label={t('new')}
        onClick={add}
        className={look}
      >
        {t(isPhone ? 'newShort' : 'new')}
      </Button>
    </IfMayWrite>
  );
  return (
    <>
      {/* A phone has no room for it beside the tabs, but beside the choice of a step. */}
      {isPhone && <div className="contents">{newSequence('-order-1 mb-1')}</div>}
      <Tabs
        title={tSteps('steps.replies.title')}
        label={t('parts')}
        current={state.view}
        onChange={(view) => change({ view })}
        tabs={(['sequences', 'mails', 'blocked', 'answers'] as const).map((name) => ({
          name,
          // A phone shows all four side by side.
          label: t(isPhone && name === 'blocked' ? 'tabs.blockedShort' : `tabs.${name}`),
          ...(name === 'answers' && waiting && { badge: <Badge tone="warning">{waiting}</Badge> }),
          content: tabs[name],
        }))}
        beside={!isPhone && newSequence()}
      />
      <SequenceDialog
        open={adding}
        company={company}
        onClose={() => setAdding(false)}
        onSaved={({ id }) => change({ view: 'sequences', sequence: String(id), status: '' })}
      />
    </>
  );
}
