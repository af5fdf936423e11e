import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { assistantTexts } from '../texts/assistant';
import { useBilingual } from '../use-bilingual';
import type { Proposal } from '../wire';
import { OutwardView } from './outward-view';
import { ProposedRows } from './proposed-rows';

interface ProposalViewProps {
  proposal: Proposal;
  /** What happened since it was confirmed, such as that a record has changed. */
  notice: string | null;
  isSending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called by a link, which leads away from the palette. */
  onLeave: () => void;
}

/** What would happen, before it does: each record before and after, and what would leave the house. */
export function ProposalView(props: ProposalViewProps) {
  const { proposal, notice, isSending, onConfirm, onCancel, onLeave } = props;
  const t = useTexts(assistantTexts);
  const say = useBilingual();
  return (
    <div className="grid gap-4">
      {notice && <Alert tone="warning">{notice}</Alert>}
      <p className="text-muted">{t('proposal.title')}</p>
      <ProposedRows rows={proposal.rows} total={proposal.total} onLeave={onLeave} />
      {proposal.outward && <OutwardView outward={proposal.outward} />}
      {proposal.notices.length > 0 && (
        <ul className="grid gap-1 border-l-4 border-accent pl-3">
          {proposal.notices.map((each) => (
            <li key={each.en}>{say(each)}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button pending={isSending} onClick={onConfirm}>
          {t('proposal.confirm')}
        </Button>
        <Button variant="secondary" disabled={isSending} onClick={onCancel}>
          {t('proposal.cancel')}
        </Button>
      </div>
    </div>
  );
}
