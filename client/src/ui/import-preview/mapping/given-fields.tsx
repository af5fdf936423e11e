import type { ImportField } from '@shared/imports/import';
import { useTexts } from '@/i18n/use-texts';
import { currenciesWith } from '@/lib/values/currencies';
import { type Choice, SelectField } from '../../controls/fields/select-field';
import { TextField } from '../../controls/fields/text-field';
import type { ImportKind, ShownImport } from '../import-kind';
import { importTexts } from '../texts/import';
import type { EditedMapping } from './use-mapping';

interface GivenFieldsProps {
  kind: ImportKind;
  detail: ShownImport;
  edited: EditedMapping;
}

/** The fields that hold one value for all rows: those that are asked for or answered, and that no column goes into. */
function fieldsIn(
  { questions, fields }: ShownImport,
  { mapping, givenProblems }: EditedMapping,
): ImportField[] {
  const asked = questions.flatMap((question) => (question.asks === 'given' ? [question.field] : []));
  const named = [...new Set([...asked, ...Object.keys(givenProblems), ...Object.keys(mapping.given ?? {})])];
  const taken = mapping.columns.map((mapped) => (mapped.to === 'field' ? mapped.field : ''));
  return fields.filter(({ name, own }) => !own && named.includes(name) && !taken.includes(name));
}

/** Asks for values that no column of the file has, such as a currency; nothing stands here when there are none. */
export function GivenFields({ kind, detail, edited }: GivenFieldsProps) {
  const t = useTexts(importTexts);
  const { entity, given = {} } = edited.mapping;
  const open = fieldsIn(detail, edited);
  if (open.length === 0) return null;
  const choicesOf = ({ name, kind: takes, choices }: ImportField): Choice[] | undefined =>
    takes === 'currency'
      ? currenciesWith(given[name]).map((value) => ({ value, label: value }))
      : choices?.map(({ value, label }) => ({
          value,
          label: label ?? kind.choiceName(entity, name, value),
        }));
  return (
    <section aria-labelledby="import-given" className="grid items-end gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <h3 id="import-given" className="text-lg">
          {t('given.title')}
        </h3>
        <p className="text-muted">{t('given.hint')}</p>
      </div>
      {open.map((field) => {
        const choices = choicesOf(field);
        const input = {
          label: kind.fieldName(entity, field.name),
          value: given[field.name] ?? '',
          error: edited.givenProblems[field.name],
        };
        const give = (value: string) => edited.give(field.name, value);
        return choices ? (
          <SelectField
            key={field.name}
            {...input}
            empty
            onChange={({ target }) => give(target.value)}
            choices={choices}
          />
        ) : (
          <TextField key={field.name} {...input} onChange={({ target }) => give(target.value)} />
        );
      })}
    </section>
  );
}
