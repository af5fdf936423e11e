import { shares } from '@shared/consulting/shares/endpoints';
import { shareDays } from '@shared/consulting/scales';
import { newShare } from '@shared/consulting/shares/schemas';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { showServerErrors } from '@/lib/forms/form-errors';
import { useSave } from '@/lib/api/save';
import { Button } from '@/ui/controls/button';
import { CheckboxField } from '@/ui/controls/checkbox-field';
import { portalIcons } from '@/ui/portal-icons';
import { TextField } from '@/ui/controls/text-field';
import { toast } from '@/lib/toast';
import { sharesOf } from '../reads';
import { reportTexts } from '../texts/report';

interface ShareFormProps {
  companyId: number;
  onTyped: () => void;
  /** Receives the address of the new link, which cannot be read again later. */
  onMade: (url: string) => void;
}

export function ShareForm({ companyId, onTyped, onMade }: ShareFormProps) {
  const t = useTexts(reportTexts);
  const { language } = useLanguage();
  const { form, field } = useSchemaForm(newShare, {
    defaultValues: { days: shareDays.usual, withSwot: true },
    language,
  });
  const save = useSave(shares.create, {
    refreshes: [sharesOf(companyId)],
    onSaved: ({ url }) => onMade(url),
    onFailed: (error) => {
      showServerErrors(form, error);
      toast({ variant: 'destructive', title: t('share.failed'), description: errorText(error) });
    },
  });
  const submit = form.handleSubmit((body) => save.mutate({ params: { companyId }, body }));
  return (
    <form noValidate onSubmit={submit} onInput={onTyped} className="grid gap-3">
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
      <Button type="submit" icon={portalIcons.link} pending={save.isPending} className="justify-self-start">
        {t('share.create')}
      </Button>
    </form>
  );
}
