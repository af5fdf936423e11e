import { type FormEvent, useRef, useState } from 'react';
import { reports } from '@shared/consulting/report/endpoints';
import { dateText } from '@shared/consulting/report/texts/words';
import { startDays as range } from '@shared/consulting/scales';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { ApiError, errorText } from '@/lib/api/api-client';
import { useSave } from '@/lib/api/save';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/controls/text-field';
import { toast } from '@/lib/toast';
import { reportOf } from '../../reads';
import { reportTexts } from '../../texts/report';

/** A form for the first day of the plan; the report's texts do not change. */
export function StartDay({ companyId, startsOn }: { companyId: number; startsOn: string | null }) {
  const t = useTexts(reportTexts);
  const { language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const save = useSave(reports.update, {
    refreshes: [reportOf(companyId)],
    onSaved: (saved) => {
      if (!saved.startsOn && input.current) input.current.value = '';
      toast({ title: t(saved.startsOn ? 'start.saved' : 'start.removed') });
    },
    onFailed: (failure) => {
      const said = failure instanceof ApiError ? failure.fields?.startsOn : undefined;
      if (said) setError(said);
      else toast({ variant: 'destructive', title: t('start.failed'), description: errorText(failure) });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const day = input.current?.value ?? '';
    const isInRange = day >= range.from && day <= range.to;
    const words = { from: dateText(range.from, language), to: dateText(range.to, language) };
    setError(isInRange ? undefined : t('start.range', words));
    if (isInRange) save.mutate({ params: { companyId }, body: { startsOn: day } });
    else input.current?.focus();
  }

  function clear() {
    setError(undefined);
    input.current?.focus();
    save.mutate({ params: { companyId }, body: { startsOn: null } });
  }

  return (
    <form noValidate onSubmit={submit} className="mb-6 print:hidden">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          ref={input}
          type="date"
          label={t('start.label')}
          error={error}
          min={range.from}
          max={range.to}
          defaultValue={startsOn ?? ''}
          className="max-w-52"
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="secondary" pending={save.isPending}>
            {t('start.save')}
          </Button>
          {startsOn && (
            <Button variant="quiet" disabled={save.isPending} onClick={clear}>
              {t('start.clear')}
            </Button>
          )}
        </div>
      </div>
      <p className="mt-2 text-sm text-muted">{t('start.hint')}</p>
    </form>
  );
}
