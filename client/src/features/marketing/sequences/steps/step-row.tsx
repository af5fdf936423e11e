import { shownCampaignName } from '@shared/marketing/campaigns/campaign-name';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Icon } from '@/ui/icons';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { DragHandle } from '@/ui/sortable/drag-handle';
import { sequencesTexts } from '../texts/sequences';
import type { Step } from '../reads';
import { StepFigures } from './step-figures';
import { useStepWords } from './use-step-words';

interface StepRowProps {
  step: Step;
  canMove: boolean;
  onEdit: () => void;
  onPreview: () => void;
  onRemove: () => void;
}

/** A mail of a sequence: when it is due, what it says, and what became of it so far. */
export function StepRow({ step, canMove, onEdit, onPreview, onRemove }: StepRowProps) {
  const t = useTexts(sequencesTexts);
  const { language } = useLanguage();
  const { nameOf, whenOf } = useStepWords();
  const name = nameOf(step);
  const { subject, opening, campaignId, campaignName, messages } = step;
  const entries = [
    ...(subject === null ? [] : [{ label: t('steps.preview'), onSelect: onPreview }]),
    ...(useMayWrite()
      ? [
          { label: t('steps.edit'), onSelect: onEdit },
          { label: t('steps.remove'), onSelect: onRemove },
        ]
      : []),
  ];
  return (
    // On a phone all below the first line has the whole width.
    <div className="grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line bg-paper py-3">
      {canMove && <DragHandle name={name} hint={t('steps.drag')} />}
      <span
        aria-hidden
        className="grid size-6 shrink-0 place-items-center rounded-full border border-muted/60 text-xs font-semibold text-muted tabular-nums"
      >
        {step.position + 1}
      </span>
      <p className="col-start-3 text-sm text-muted">{whenOf(step)}</p>
      <div className="col-span-full row-start-2 min-w-0 sm:col-span-2 sm:col-start-3">
        {subject === null ? (
          <p className="font-medium text-warning">
            {t(campaignId === null ? 'steps.none' : 'steps.unapproved')}
          </p>
        ) : (
          <EmailBegins subject={subject} opening={opening} onPreview={onPreview} />
        )}
        {campaignName && (
          <p className="mt-1 text-sm text-muted wrap-anywhere">
            {t('step.source', { name: shownCampaignName(campaignName, language) })}
          </p>
        )}
        <StepFigures messages={messages} />
      </div>
      {entries.length > 0 && (
        <div className="col-start-4 row-start-1">
          <Menu icon={portalIcons.more} label={t('steps.more', { name })} entries={entries} />
        </div>
      )}
    </div>
  );
}

interface EmailBeginsProps extends Pick<Step, 'opening'> {
  subject: string;
  onPreview: () => void;
}

/** How a mail looks in a mailbox: its subject and how it begins; a click shows all of it. */
const EmailBegins = ({ subject, opening, onPreview }: EmailBeginsProps) => (
  <div className="relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 rounded-control border border-line bg-surface px-3 py-2 hover:border-muted">
    <Icon name={portalIcons.envelope} className="mt-0.5 size-5 text-muted" />
    <button
      type="button"
      onClick={onPreview}
      className="text-start font-medium wrap-anywhere after:absolute after:inset-0 after:rounded-control"
    >
      {subject}
    </button>
    {opening && <p className="col-start-2 truncate text-sm text-muted">{opening}</p>}
  </div>
);
