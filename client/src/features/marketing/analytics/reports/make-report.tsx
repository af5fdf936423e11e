import { useState } from 'react';
import { marketingReportsApi } from '@shared/marketing/analytics/endpoints';
import { type ReportType, reportTypes } from '@shared/marketing/analytics/scales';
import { addDays } from '@shared/list/periods';
import { ApiError, call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { Button } from '@/ui/controls/button';
import { SelectField } from '@/ui/controls/fields/select-field';
import { Alert } from '@/ui/feedback/alert';
import { Dialog } from '@/ui/overlays/dialog';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { pastStarts } from '../periods';
import type { ListedReport } from '../reads';
import { useWords } from '../use-words';

interface MakeReportProps {
  companyId: number;
  /** The day in the company's zone. */
  today: string;
  reports: readonly ListedReport[];
  /** Opens a report, whether it was made now or before. */
  onMade: (id: number) => void;
}

/** The button that makes the report of a past week or month, with the dialog that asks for which. */
export function MakeReport(props: MakeReportProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="max-sm:px-3" onClick={() => setOpen(true)}>
        {t('make.act')}
      </Button>
      <Dialog
        open={open}
        dirty={false}
        onClose={() => setOpen(false)}
        title={t('make.act')}
        description={t('make.says')}
      >
        {open && <MakeForm {...props} />}
      </Dialog>
    </>
  );
}

function MakeForm({ companyId, today, reports, onMade }: MakeReportProps) {
  const words = useWords();
  const { t, span, day } = words;
  const refresh = useRefreshMarketing();
  const [type, setType] = useState<ReportType>('week');
  const [chosen, setChosen] = useState<string>();
  const starts = pastStarts(type, today);
  const isMade = (start: string) => reports.some((report) => report.type === type && report.start === start);
  const start = chosen ?? starts.find((one) => !isMade(one)) ?? (starts[0] as string);
  const making = useSaving(
    () => call(marketingReportsApi.create, {}, { marketingCompanyId: companyId, type, start }),
    {
      onSaved: ({ id }) => {
        void refresh();
        onMade(id);
      },
    },
  );
  const nameOf = (first: string) => {
    const name =
      type === 'week'
        ? span({ from: first, to: addDays(first, 7) })
        : day(first, { month: 'long', year: 'numeric' });
    return isMade(first) ? t('make.made', { period: name }) : name;
  };
  const { error } = making;
  const problem = error instanceof ApiError ? error.fields?.start : undefined;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        making.mutate();
      }}
    >
      <SelectField
        label={t('make.type')}
        value={type}
        choices={reportTypes.map((value) => ({ value, label: t(`make.types.${value}`) }))}
        onChange={({ target }) => {
          setType(target.value as ReportType);
          setChosen(undefined);
        }}
      />
      <SelectField
        label={t('make.period')}
        value={start}
        error={problem}
        choices={starts.map((value) => ({ value, label: nameOf(value) }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      {error && !problem && (
        <Alert tone="danger" title={t('make.failed')}>
          {errorText(error)}
        </Alert>
      )}
      <Button type="submit" pending={making.isPending} className="justify-self-end">
        {t(isMade(start) ? 'make.open' : 'make.act')}
      </Button>
    </form>
  );
}
