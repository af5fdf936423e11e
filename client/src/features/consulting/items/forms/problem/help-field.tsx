import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useMemo } from 'react';
import { proposedHelp } from '@shared/consulting/items/help/proposed-help';
import { helpingStrengths } from '@shared/consulting/scales';
import { useTexts } from '@/i18n/use-texts';
import { Checkbox } from '@/ui/controls/fields/checkbox';
import { FieldError } from '@/ui/controls/fields/field';
import { Badge } from '@/ui/feedback/badge';
import { strengthsOf } from '../../../reads';
import { itemsTexts } from '../../texts/items';

interface HelpFieldProps {
  companyId: number;
  /** The description of the problem. */
  problem: string;
  value: number[];
  onChange: (strengthIds: number[]) => void;
  error?: string;
}

const none: never[] = [];

/** The strengths that help with a problem. Those proposed come first, and none is ticked without the user. */
export function HelpField({ companyId, problem, value, onChange, error }: HelpFieldProps) {
  const t = useTexts(itemsTexts);
  const id = useId();
  const { data: strengths = none, isSuccess } = useQuery(strengthsOf(companyId));
  const told = useDeferredValue(problem);
  const proposed = useMemo(() => new Set(proposedHelp(told, strengths)), [told, strengths]);
  if (!isSuccess) return null;
  if (strengths.length === 0) return <p className="text-sm text-muted">{t('details.noStrengths')}</p>;

  const inOrder = [...proposed, ...strengths.filter((strength) => !proposed.has(strength))];
  const isFull = value.length >= helpingStrengths;
  const toggle = (strength: number) =>
    onChange(value.includes(strength) ? value.filter((one) => one !== strength) : [...value, strength]);

  return (
    <fieldset
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 font-medium">{t('details.help')}</legend>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('details.helpHint')}
      </p>
      <div className="max-h-64 overflow-y-auto">
        {inOrder.map((strength) => (
          <label key={strength.id} className="flex min-h-11 items-center gap-3 py-1">
            <Checkbox
              checked={value.includes(strength.id)}
              disabled={isFull && !value.includes(strength.id)}
              onChange={() => toggle(strength.id)}
            />
            <span className="line-clamp-3 min-w-0 wrap-anywhere">{strength.description}</span>
            {proposed.has(strength) && <Badge>{t('details.proposed')}</Badge>}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
