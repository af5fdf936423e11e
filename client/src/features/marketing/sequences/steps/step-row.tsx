import { shownCampaignName } from '@shared/marketing/campaigns/campaign-name';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { DragHandle } from '@/ui/sortable/drag-handle';
import { sequencesTexts } from '../texts/sequences';
import type { Step } from '../reads';
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
  const { subject, campaignId, campaignName, messages } = step;
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
    <div className="flex items-start gap-2 border-b border-line bg-paper py-3">
      {canMove && <DragHandle name={name} hint={t('steps.drag')} />}
      <span
        aria-hidden
        className="mt-2.5 grid size-6 shrink-0 place-items-center rounded-full border border-muted/60 text-xs font-semibold text-muted tabular-nums"
      >
        {step.position + 1}
      </span>
      <div className="min-w-0 grow pt-2">
        <p className="text-sm text-muted">{whenOf(step)}</p>
        {subject === null ? (
          <p className="font-medium text-warning">
            {t(campaignId === null ? 'steps.none' : 'steps.unapproved')}
          </p>
        ) : (
          <p className="font-medium wrap-anywhere">{subject}</p>
        )}
        {campaignName && (
          <p className="text-sm text-muted wrap-anywhere">{shownCampaignName(campaignName, language)}</p>
        )}
        {messages.sent > 0 && (
          <p className="text-sm text-muted">
            {t('steps.counts', {
              count: messages.sent,
              clicked: messages.clicked,
              share: formatNumber(messages.clicked / messages.sent, language, {
                style: 'percent',
                maximumFractionDigits: 0,
              }),
            })}
          </p>
        )}
      </div>
      {entries.length > 0 && (
        <Menu icon={portalIcons.more} label={t('steps.more', { name })} entries={entries} />
      )}
    </div>
  );
}
