import { z } from 'zod';
import { reports } from '@shared/consulting/report/endpoints';
import { reportMessages } from '@shared/consulting/report/messages';
import { dateText } from '@shared/consulting/report/texts/words';
import { startDays as range } from '@shared/consulting/scales';
import type { Language } from '@shared/languages';
import { say } from '@shared/message';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { TextField } from '@/ui/controls/fields/text-field';
import { reportOf } from '../../reads';
import { reportTexts } from '../texts/report';

/** The day must lie in the report's range; the message names the range as dates in the language. */
function startForm(language: Language) {
  const limits = { from: dateText(range.from, language), to: dateText(range.to, language) };
  const day = z
    .string()
    .refine(
      (typed) => typed >= range.from && typed <= range.to,
      say(reportMessages['startDay.range'], limits),
    );
  return z.object({ startsOn: day.nullable() });
}

/** A form for the first day of the plan; the report's texts do not change. */
export function StartDay({ companyId, startsOn }: { companyId: number; startsOn: string | null }) {
  const t = useTexts(reportTexts);
  const { language } = useLanguage();
  const { form, field, frame, save } = useSaveForm(startForm(language), {
    defaultValues: { startsOn: startsOn ?? '' },
    save: (body) => call(reports.update, { companyId }, body),
    refreshes: [reportOf(companyId)],
    saved: (report) => ({ title: t(report.startsOn ? 'start.saved' : 'start.removed') }),
    failed: { title: t('start.failed') },
    onSaved: (report, { setValue }) => setValue('startsOn', report.startsOn ?? ''),
  });

  function clear() {
    form.clearErrors();
    form.setFocus('startsOn');
    save.mutate({ startsOn: null });
  }

  return (
    <Form {...frame} className="mb-6 print:hidden">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          type="date"
          label={t('start.label')}
          min={range.from}
          max={range.to}
          className="max-w-52"
          {...field('startsOn')}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="secondary" pending={frame.pending}>
            {t('start.save')}
          </Button>
          {startsOn && (
            <Button variant="quiet" disabled={frame.pending} onClick={clear}>
              {t('start.clear')}
            </Button>
          )}
        </div>
      </div>
      <p className="mt-2 text-sm text-muted">{t('start.hint')}</p>
    </Form>
  );
}
