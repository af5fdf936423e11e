import { useTexts } from '@/i18n/use-texts';
import { Disclosure } from '../../controls/disclosure';
import { SelectField } from '../../controls/fields/select-field';
import { importTexts } from '../texts/import';
import { choiceNamed, type Mapped } from './targets';

interface ColumnValuesProps {
  values: readonly string[];
  choices: readonly { value: string; label: string }[];
  /** The choices that values are known to stand for by other words. */
  known: Readonly<Record<string, string>>;
  mapped: Mapped;
  onChange: (mapped: Mapped) => void;
}

/** Stands for "leave the field empty" among the options, whose own values are codes and ids. */
const EMPTY = '\u0000';

/** Which choice each value of a column stands for; open while some are not recognised by their name. */
export function ColumnValues({ values, choices, known, mapped, onChange }: ColumnValuesProps) {
  const t = useTexts(importTexts);
  const nameOf = (value: string) =>
    Object.hasOwn(known, value) ? known[value] : choiceNamed(value, choices);
  const answerTo = (value: string) =>
    Object.hasOwn(mapped.values ?? {}, value) ? mapped.values?.[value] : nameOf(value);
  const unknown = values.filter((value) => answerTo(value) === undefined).length;
  function answer(value: string, text: string) {
    const { [value]: _, ...others } = mapped.values ?? {};
    onChange({
      ...mapped,
      values: text === '' ? others : { ...others, [value]: text === EMPTY ? null : text },
    });
  }
  return (
    <Disclosure
      open={unknown > 0}
      summary={
        <>
          {t('values.summary', { count: values.length })}
          {unknown > 0 && (
            <span className="text-sm text-warning">{t('values.unknown', { count: unknown })}</span>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        {values.map((value) => {
          const answered = answerTo(value);
          return (
            <SelectField
              key={value}
              label={t('values.value', { value })}
              value={answered === null ? EMPTY : (answered ?? '')}
              onChange={({ target }) => answer(value, target.value)}
              choices={[
                { value: '', label: t('values.byName') },
                { value: EMPTY, label: t('values.empty') },
                ...choices,
              ]}
            />
          );
        })}
      </div>
    </Disclosure>
  );
}
