import { useQuery } from '@tanstack/react-query';
import { nowSlot } from '@shared/marketing/publications/schemas';
import { wallOf } from '@shared/time/clock';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { Disclosure } from '@/ui/controls/disclosure';
import { Alert } from '@/ui/feedback/alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { Asset } from '../../assets/reads';
import { networkTitle } from '@shared/marketing/channels/networks';
import type { Channel } from '../../channels/reads';
import { publicationsTexts } from '../texts/publications';
import { timeOf } from '../calendar/time/wall';
import { useWarningText } from '../calendar/use-entry-words';
import { useSlotText } from '../calendar/use-slot-text';
import { type Piece, planOf, type SchedulePlan } from '../reads';
import { PictureChoice } from './picture-choice';

interface PlannedPieceProps {
  piece: Piece | undefined;
  channels: readonly Channel[];
  /** The chosen channels for which it has no text. */
  without: readonly Channel[];
  wall: string;
  zone: string;
  pictures: readonly Asset[];
  pictureId: number | null | undefined;
  onPicture: (id: number | null) => void;
}

/** A post with its slot and picture, and as each channel will show it. */
export function PlannedPiece(props: PlannedPieceProps) {
  const { piece, channels, wall, zone, pictures, pictureId, onPicture } = props;
  const t = useTexts(publicationsTexts);
  const { language } = useLanguage();
  const slotText = useSlotText();
  const isAsked =
    piece !== undefined && channels.length > 0 && (wall === nowSlot || /^.{10}T\d\d:\d\d$/.test(wall));
  const sent = { channels: channels.map(({ id }) => id), slots: [wall], zone };
  const body = { ...sent, ...(pictureId !== undefined && { assetId: pictureId }) };
  const { data: plan, error } = useQuery({ ...planOf(piece?.id ?? 0, body), enabled: isAsked });
  if (!piece) return null;
  return (
    <section aria-label={piece.name} className="min-w-0 rounded-card border border-line bg-surface p-4">
      <h3 className="text-base font-semibold">{piece.name}</h3>
      {wall === nowSlot && <p className="text-muted">{t('scheduling.atOnce')}</p>}
      {wall.length === 16 && <p className="text-muted first-letter:uppercase">{slotText(wall)}</p>}
      {plan && <PlanWords plan={plan} channels={channels} zone={zone} />}
      {props.without.length > 0 && (
        <Alert tone="info" className="mt-2">
          {t('scheduling.notThere', { channels: props.without.map(({ name }) => name).join(', ') })}
        </Alert>
      )}
      <PictureChoice name={piece.name} pictures={pictures} value={pictureId ?? null} onChange={onPicture} />
      {!isAsked && <p className="mt-2 text-sm text-muted">{t('scheduling.previewAfter')}</p>}
      {isAsked && !plan && !error && <Skeleton className="mt-3 h-24" />}
      {error && (
        <Alert tone="danger" className="mt-3">
          {errorText(error)}
        </Alert>
      )}
      {plan?.channels.map((planned) => {
        const channel = channels.find(({ id }) => id === planned.channelId);
        return (
          <Disclosure
            key={planned.channelId}
            open={plan.channels.length === 1}
            className="mt-3"
            summary={
              <>
                {t('scheduling.preview', { channel: channel?.name ?? '' })}
                {channel && (
                  <span className="text-sm text-muted">{networkTitle(channel.network, language)}</span>
                )}
              </>
            }
          >
            {planned.title && <p className="font-semibold">{planned.title}</p>}
            <p className="whitespace-pre-line wrap-anywhere">{planned.text}</p>
          </Disclosure>
        );
      })}
    </section>
  );
}

interface PlanWordsProps {
  plan: SchedulePlan;
  channels: readonly Channel[];
  zone: string;
}

/** Where the post leads, what stands in its way, and what speaks against its slot. */
function PlanWords({ plan, channels, zone }: PlanWordsProps) {
  const t = useTexts(publicationsTexts);
  const warningText = useWarningText();
  const [slot] = plan.slots;
  const problems = [...plan.slots, ...plan.channels].flatMap(({ problem }) => problem ?? []);
  const due = slot && timeOf(wallOf(new Date(slot.dueAt), zone));
  const warnings = [
    slot?.shift === 'forward' && due && t('scheduling.leftOut', { time: due }),
    slot?.shift === 'first' && due && t('scheduling.first', { time: due }),
    ...plan.conflicts.map(({ kind, channelId }) =>
      warningText({ kind, channel: channels.find(({ id }) => id === channelId)?.name ?? '', at: undefined }),
    ),
  ].filter((words) => typeof words === 'string');
  return (
    <div className="mt-2 grid gap-2">
      {plan.target !== null && plan.channels.some(({ hasLink }) => hasLink) && (
        <p className="text-sm wrap-anywhere">
          {t('scheduling.leadsTo')} <span className="text-muted">{plan.target}</span>
        </p>
      )}
      {problems.map((problem) => (
        <Alert key={problem} tone="danger">
          {problem}
        </Alert>
      ))}
      {[...new Set(warnings)].map((words) => (
        <Alert key={words} tone="warning">
          {words}
        </Alert>
      ))}
    </div>
  );
}
