import { useQuery } from '@tanstack/react-query';
import { addDays } from '@shared/list/periods';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { Alert } from '@/ui/feedback/alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { TextLink } from '@/ui/navigation/link';
import { type Channel, channelsOf } from '../../channels/reads';
import type { ListedCompany } from '../../reads';
import { publicationsTexts } from '../texts/publications';
import { todayIn } from '../calendar/time/wall';
import { ChannelChoice } from './channel-choice';
import { MissingTarget } from './missing-target';
import { PieceChoice } from './piece-choice';
import { PlannedPiece } from './planned-piece';
import type { Planning } from './planning';
import { isNow, paces, whens } from './schedule-values';
import { useScheduleForm } from './use-schedule-form';

interface ScheduleFormProps {
  company: ListedCompany;
  planning: Planning;
  onDone: () => void;
  onConnect: () => void;
  onGoLive?: (setId: number) => void;
}

/** What goes out, where and when; it begins with the channel of a company that has only one, so they are read first. */
export function ScheduleForm(props: ScheduleFormProps) {
  const { data: channels } = useQuery(channelsOf(props.company.id));
  return channels ? <PlanForm {...props} channels={channels} /> : <Skeleton className="h-96" />;
}

/** Beside what is chosen stands each post as every channel will show it. */
function PlanForm({
  company,
  planning,
  channels,
  onDone,
  onConnect,
  onGoLive,
}: ScheduleFormProps & { channels: readonly Channel[] }) {
  const t = useTexts(publicationsTexts);
  const plan = useScheduleForm({ company, planning, channels, onDone });
  const { field, chosen, frame, values, slots, zone, posts, refusal } = plan;
  const today = todayIn(zone);
  if (!posts.isKnown) return <Skeleton className="h-96" />;
  if (posts.rows.length === 0 && posts.q === '') {
    return (
      <p>
        {t('scheduling.nothing')}{' '}
        <TextLink to={stepAddress(company.id, 'campaigns')}>{t('scheduling.toCampaigns')}</TextLink>
      </p>
    );
  }
  const count = values.pieces.reduce((sum, id) => sum + plan.channelsOf(id).channels.length, 0);
  return (
    <Form {...frame} className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid content-start gap-4">
        <PieceChoice posts={posts} {...chosen('pieces')} />
        <MissingTarget
          posts={values.pieces.flatMap((id) => posts.known.get(id) ?? [])}
          zone={zone}
          networks={channels.filter(({ id }) => values.channels.includes(id)).map(({ network }) => network)}
          isNow={isNow(values)}
          {...(onGoLive && { onGoLive })}
        />
        <ChannelChoice
          channels={channels}
          pieces={values.pieces.flatMap((id) => posts.known.get(id) ?? [])}
          onConnect={onConnect}
          {...chosen('channels')}
        />
        {values.pieces.length === 1 && (
          <SelectField
            label={t('scheduling.when')}
            choices={whens.map((value) => ({ value, label: t(`scheduling.whens.${value}`) }))}
            {...field('when')}
          />
        )}
        <div className={isNow(values) ? 'hidden' : 'grid grid-cols-2 gap-3'}>
          <TextField
            type="date"
            label={t(values.pieces.length > 1 ? 'scheduling.firstDay' : 'scheduling.day')}
            min={today}
            max={addDays(today, 365)}
            {...field('day')}
          />
          <TextField type="time" label={t('scheduling.time')} {...field('time')} />
        </div>
        {values.pieces.length > 1 && (
          <>
            <SelectField
              label={t('scheduling.pace')}
              choices={paces.map((value) => ({ value, label: t(`scheduling.paces.${value}`) }))}
              {...field('every')}
            />
            <CheckboxField label={t('scheduling.workdays')} {...field('workdays')} />
          </>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-4">
        {values.pieces.length === 0 && <p className="text-muted">{t('scheduling.choosePiece')}</p>}
        {values.pieces.map((id, index) => (
          <PlannedPiece
            key={id}
            piece={posts.known.get(id)}
            {...plan.channelsOf(id)}
            wall={slots[index] as string}
            zone={zone}
            pictures={plan.picturesFor(id)}
            pictureId={plan.pictureOf(id)}
            onPicture={(picture) => plan.choose(id, picture)}
          />
        ))}
      </div>
      <div className="grid gap-3 lg:col-span-2">
        {refusal && (
          <Alert
            tone="danger"
            title={
              refusal.done > 0 ? t('scheduling.someDone', { count: refusal.done }) : t('scheduling.notDone')
            }
          >
            <p>{refusal.text}</p>
          </Alert>
        )}
        <Button
          type="submit"
          className="justify-self-end"
          pending={frame.pending}
          disabled={values.pieces.length === 0}
        >
          {values.pieces.length === 0
            ? t('scheduling.title')
            : isNow(values)
              ? t('scheduling.publishNow')
              : t('scheduling.submit', { count: Math.max(count, values.pieces.length) })}
        </Button>
      </div>
    </Form>
  );
}
