import { useTexts } from '@/i18n/use-texts';
import { TextField } from '@/ui/controls/fields/text-field';
import { assistantTexts } from '../texts/assistant';

interface PeriodFieldProps {
  label: string;
  error?: string;
  /** `2026-11-01/2026-12-01`, its end exclusive; either side may be empty. */
  value: string;
  onChange: (period: string | null) => void;
}

/** A day some days later, `2026-12-01`. */
function shifted(day: string, days: number): string {
  const moment = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(moment.getTime())) return '';
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** The first and the last day of a period; the last one counts. */
export function PeriodField({ label, error, value, onChange }: PeriodFieldProps) {
  const t = useTexts(assistantTexts);
  const [from = '', end = ''] = value.split('/');
  const until = end && shifted(end, -1);
  const change = (first: string, last: string) =>
    onChange(first || last ? `${first}/${last && shifted(last, 1)}` : null);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        label={t('asking.from', { label })}
        error={error}
        type="date"
        value={from}
        onChange={({ target }) => change(target.value, until)}
      />
      <TextField
        label={t('asking.until', { label })}
        type="date"
        value={until}
        onChange={({ target }) => change(from, target.value)}
      />
    </div>
  );
}
