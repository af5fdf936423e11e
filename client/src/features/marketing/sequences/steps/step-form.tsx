import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { sequenceMessages } from '@shared/marketing/sequences/messages';
import { isOf } from '@shared/marketing/campaigns/by-medium';
import { sequenceLimits, stepConditions } from '@shared/marketing/sequences/scales';
import { say } from '@shared/message';
import { messages } from '@shared/messages';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/fields/select-field';
import { LoadingBlock } from '@/ui/feedback/loading-block';
import { TextField } from '@/ui/controls/fields/text-field';
import { ErrorState } from '@/ui/feedback/error-state';
import { ButtonLink } from '@/ui/navigation/link';
import { campaignsOf, textOf } from '../../capture/reads';
import type { ListedCompany } from '../../reads';
import { sequencesTexts } from '../texts/sequences';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import type { Sequence, Step } from '../reads';
import { conditionNames } from '../spoken-names';
import { delayOf, delayUnits, unitMinutes } from './delay';
import { sendSteps } from './use-steps';

/** A mail as it is typed: its delay in a unit of the user's choice. */
const typedStep = z
  .object({
    campaignId: z.string().regex(/^[1-9]/, messages['field.required']),
    amount: z.string().regex(/^\d{1,6}$/, sequenceMessages['delay.invalid']),
    unit: z.enum(delayUnits),
    condition: z.enum(stepConditions),
  })
  .refine(({ amount, unit }) => Number(amount) * unitMinutes[unit] <= sequenceLimits.delay, {
    path: ['amount'],
    error: say(sequenceMessages['delay.long'], { days: sequenceLimits.delay / unitMinutes.days }),
  });

interface StepFormProps {
  /** The mail to change; without one it is added at the end. */
  step: Step | undefined;
  sequence: Sequence;
  company: ListedCompany;
  onClose: () => void;
}

/** Chooses an approved mail, once it is known which there are. */
export function StepForm(props: StepFormProps) {
  const t = useTexts(sequencesTexts);
  const campaigns = useQuery({ ...campaignsOf(props.company.id, 'mail'), staleTime: 0 });
  const { data, error, refetch } = campaigns;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlock className="h-96" />;
  const approved = data.rows.filter(({ approvedVersion }) => approvedVersion !== null);
  if (approved.length === 0) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t('step.none')}</p>
        <ButtonLink to={stepAddress(props.company.id, 'campaigns')}>{t('step.toCampaigns')}</ButtonLink>
      </div>
    );
  }
  return <Known {...props} approved={approved} />;
}

interface Approved {
  id: number;
  name: string;
  contentId: number;
  approvedVersion: number | null;
}

function useStepForm({ step, sequence, onClose }: StepFormProps, first: number) {
  const t = useTexts(sequencesTexts);
  const refresh = useRefreshMarketing();
  const { amount, unit } = delayOf(step?.delay ?? (sequence.steps.length === 0 ? 0 : 2 * unitMinutes.days));
  return useSaveForm(typedStep, {
    defaultValues: {
      campaignId: String(step?.campaignId ?? first),
      amount: String(amount),
      unit,
      condition: step?.condition ?? 'always',
    },
    save: (values) => {
      const typed = {
        delay: Number(values.amount) * unitMinutes[values.unit],
        condition: values.condition,
        campaignId: Number(values.campaignId),
      };
      return sendSteps(
        sequence,
        step
          ? sequence.steps.map((one) => (one.id === step.id ? { ...typed, id: step.id } : one))
          : [...sequence.steps, typed],
      );
    },
    saved: { title: t('told.saved') },
    failed: { title: t('told.failed') },
    onSaved: () => {
      void refresh();
      onClose();
    },
  });
}

function Known({ approved, ...props }: StepFormProps & { approved: readonly Approved[] }) {
  const t = useTexts(sequencesTexts);
  const { field, frame, form } = useStepForm(props, approved[0]?.id ?? 0);
  const isFirst = props.step ? props.step.position === 0 : props.sequence.steps.length === 0;
  const chosen = approved.find(({ id }) => String(id) === form.getValues('campaignId'));
  return (
    <Form {...frame} className="grid gap-4">
      <div className="grid gap-1.5">
        <SelectField
          label={t('step.campaign')}
          hint={t('step.campaignHint')}
          choices={approved.map(({ id, name }) => ({ value: String(id), label: name }))}
          empty={!chosen}
          {...field('campaignId')}
        />
        {chosen && <Subject campaign={chosen} />}
      </div>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-1.5">
        <TextField label={t('step.delay')} inputMode="numeric" autoComplete="off" {...field('amount')} />
        <SelectField
          label={t('step.unit')}
          choices={delayUnits.map((value) => ({ value, label: t(`step.units.${value}`) }))}
          {...field('unit')}
        />
        <p className="col-span-2 text-sm text-muted">{t(isFirst ? 'step.first' : 'step.later')}</p>
      </div>
      {!isFirst && (
        <SelectField
          label={t('step.condition')}
          choices={stepConditions.map((value) => ({
            value,
            label: t(`step.conditions.${conditionNames[value]}`),
          }))}
          {...field('condition')}
        />
      )}
      <Button type="submit" pending={frame.pending} className="justify-self-end">
        {t(props.step ? 'step.save' : 'step.add')}
      </Button>
    </Form>
  );
}

/** The subject of the approved version of a campaign. */
function Subject({ campaign }: { campaign: Approved }) {
  const t = useTexts(sequencesTexts);
  const { data } = useQuery(textOf(campaign.contentId, campaign.approvedVersion ?? 0));
  return (
    <output className="min-h-6 text-sm text-muted wrap-anywhere">
      {data && isOf(data.piece, 'mail') && t('step.subject', { subject: data.piece.content.subject.text })}
    </output>
  );
}
