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
import { useRepliesState } from './use-replies-state';

interface RepliesScreenProps {
  company: ListedCompany;
}

/** The sequences of a company, their mails, the addresses that are not written to, and where answers come in. */
export function RepliesScreen({ company }: RepliesScreenProps) {
  const t = useTexts(sequencesTexts);
  const tSteps = useTexts(workspaceTexts);
  const { state, change } = useRepliesState();
  const waiting = company.unrepliedCount;
  const [adding, setAdding] = useState(false);
  const add = () => setAdding(true);
  const tabs = {
    sequences: <SequencesTab company={company} onAdd={add} />,
    mails: <MailsTab company={company} onAdd={add} />,
    blocked: <BlockedTab companyId={company.id} />,
    answers: <AnswersTab company={company} />,
  };
  const isPhone = useMedia('(width < 40rem)');
  // Stands where its outcome is seen.
  const newSequence = (look?: string) =>
    state.view === 'sequences' && (
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
          ...(name === 'answers' && waiting > 0 && { badge: <Badge tone="warning">{waiting}</Badge> }),
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
