import { type FormEvent, useRef } from 'react';
import { useLanguage } from '@/i18n/use-texts';
import { formatNumber } from '@/i18n/formats';
import { Button } from '@/ui/controls/button';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { type FigureName, finestDecimals, figureNames, isOptional, largestFigure, periods } from './figures';
import * as state from './figures-state';
import type { useFigures } from './use-figures';
import { useTypedAhead } from './use-typed-ahead';
import { useUncoveredField } from './use-uncovered-field';
import { useWords } from '../use-words';

const hints = { fixed: 'fixedHint', price: 'priceHint', variable: 'variableHint' } as const;

/** The inputs; each change applies at once. */
export function FiguresForm({ figures }: { figures: ReturnType<typeof useFigures> }) {
  const { state: shown, change } = figures;
  const { period, whole } = shown.figures;
  const { t } = useWords(shown.figures);
  const form = useRef<HTMLFormElement>(null);
  useTypedAhead(form, figures);
  useUncoveredField(form);

  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      aria-label={t('form.title')}
      onSubmit={(event: FormEvent) => event.preventDefault()}
      className="grid content-start gap-4 max-md:[&_input]:scroll-mt-40"
    >
      <SelectField
        label={t('form.period')}
        name="period"
        choices={periods.map((value) => ({ value, label: t(`form.${value}`) }))}
        value={period}
        onChange={({ target }) =>
          change((now) => state.withPeriod(now, target.value === 'year' ? 'year' : 'month'))
        }
      />
      {figureNames.map((name) => (
        <FigureField key={name} name={name} shown={shown} change={change} />
      ))}
      <CheckboxField
        label={t('form.split')}
        name="split"
        hint={t('form.splitHint')}
        checked={!whole}
        onChange={({ target }) => change((now) => state.withWholeUnits(now, !target.checked))}
      />
      {shown.replaced ? (
        <Button variant="secondary" onClick={() => change(state.restored)} className="print:hidden">
          {t('form.restore')}
        </Button>
      ) : (
        !shown.isExample && (
          <Button variant="secondary" onClick={() => change(state.exampleAgain)} className="print:hidden">
            {t('form.reset')}
          </Button>
        )
      )}
    </form>
  );
}

interface FieldProps {
  name: FigureName;
  shown: state.FiguresState;
  change: ReturnType<typeof useFigures>['change'];
}

function FigureField({ name, shown, change }: FieldProps) {
  const { t, period, money, units } = useWords(shown.figures);
  const { language } = useLanguage();
  const problem = state.problemOf(shown, name);
  const sample = formatNumber(1234.56, language, { minimumFractionDigits: 2, useGrouping: 'always' });
  return (
    <TextField
      label={t(`form.${name}`, { period })}
      hint={name in hints ? t(`form.${hints[name as keyof typeof hints]}`) : undefined}
      optional={isOptional(name)}
      error={
        problem &&
        t(`errors.${problem}`, {
          sample,
          most: name === 'planned' ? units(largestFigure) : money(largestFigure),
          decimals: finestDecimals,
        })
      }
      name={name}
      inputMode="decimal"
      value={shown.texts[name]}
      onChange={({ target }) => change((now) => state.typed(now, name, target.value))}
      onBlur={() => change((now) => state.fieldLeft(now, name))}
      className="text-right tabular-nums"
    />
  );
}
