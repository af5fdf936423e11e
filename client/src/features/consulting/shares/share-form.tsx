import { shareDays } from '@shared/consulting/scales';
import { shares } from '@shared/consulting/shares/endpoints';
import { newShare } from '@shared/consulting/shares/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { Form } from '@/ui/controls/form';
import { TextField } from '@/ui/controls/fields/text-field';
import { portalIcons } from '@/ui/portal-icons';
import { sharesOf } from '../reads';
import { reportTexts } from '../report/texts/report';

interface ShareFormProps {
  companyId: number;
  onTyped: () => void;
  /** Receives the address of the new link, which cannot be read again later. */
  onMade: (url: string) => void;
}

export function ShareForm({ companyId, onTyped, onMade }: ShareFormProps) {
  const t = useTexts(reportTexts);
  const { field, frame } = useSaveForm(newShare, {
    defaultValues: { days: shareDays.usual, withSwot: false },
    save: (body) => call(shares.create, { companyId }, body),
    refreshes: [sharesOf(companyId)],
    failed: { title: t('share.failed') },
    onSaved: ({ url }) => onMade(url),
  });
  return (
    <Form {...frame} onInput={onTyped} className="grid gap-3">
      <TextField
        type="number"
        inputMode="numeric"
        min={shareDays.min}
        max={shareDays.max}
        label={t('share.days')}
        hint={t('share.daysHint')}
        className="max-w-32"
        {...field('days', { valueAsNumber: true })}
      />
      <CheckboxField label={t('share.withSwot')} {...field('withSwot')} />
      <Button type="submit" icon={portalIcons.link} pending={frame.pending} className="justify-self-start">
        {t('share.create')}
      </Button>
    </Form>
  );
}
