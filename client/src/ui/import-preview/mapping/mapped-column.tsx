import type { ImportColumn } from '@shared/imports/import';
import { useTexts } from '@/i18n/use-texts';
import { TextField } from '../../controls/fields/text-field';
import type { ImportKind, ShownImport } from '../import-kind';
import { importTexts } from '../texts/import';
import { ColumnValues } from './column-values';
import { DatesQuestion, DecimalsQuestion } from './column-questions';
import { fieldOf, kindOf, type Mapped } from './targets';
import { TargetSelect } from './target-select';
import type { EditedMapping } from './use-mapping';

interface MappedColumnProps {
  kind: ImportKind;
  detail: ShownImport;
  edited: EditedMapping;
  place: number;
  name: string;
}

const isOfTime = (kind: string | undefined) => kind === 'date' || kind === 'time';
const isNumber = (kind: string | undefined) => kind === 'number' || kind === 'money';

/** A column of the file: its first values, where it goes, and what its values leave open. */
export function MappedColumn({ kind, detail, edited, place, name }: MappedColumnProps) {
  const t = useTexts(importTexts);
  const column = detail.columns[place] as ImportColumn;
  const mapped = edited.mapping.columns[place] as Mapped;
  const field = fieldOf(mapped, detail.fields);
  const takes = kindOf(mapped, detail.fields);
  const onChange = (next: Mapped) => edited.changeColumn(place, next);
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3 sm:grid-cols-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-muted">
          {column.samples.join(' · ') || t('mapping.noValues')}
        </p>
      </div>
      <div className="grid min-w-0 gap-3">
        <TargetSelect
          id={`column-${place}`}
          kind={kind}
          detail={detail}
          column={name}
          mapped={mapped}
          error={edited.problemOf(place)}
          onChange={onChange}
        />
        {mapped.to === 'new' && (
          <TextField
            label={t('mapping.label')}
            maxLength={60}
            value={mapped.label}
            error={
              edited.problemOf(place, 'label') ??
              (mapped.label.trim() ? undefined : t('mapping.labelMissing'))
            }
            onChange={({ target }) => onChange({ ...mapped, label: target.value })}
          />
        )}
        {column.dates === 'undecided' && isOfTime(takes) && (
          <DatesQuestion
            column={column}
            mapped={mapped}
            error={edited.problemOf(place, 'dates')}
            onChange={onChange}
          />
        )}
        {column.decimals === 'undecided' && isNumber(takes) && (
          <DecimalsQuestion column={column} mapped={mapped} onChange={onChange} />
        )}
        {field?.choices && column.values && column.values.length > 0 && (
          <ColumnValues
            key={field.name}
            values={column.values}
            choices={field.choices.map(({ value, label }) => ({
              value,
              label: label ?? kind.choiceName(detail.mapping.entity, field.name, value),
            }))}
            known={detail.recognised[place]?.[field.name] ?? {}}
            mapped={mapped}
            onChange={onChange}
          />
        )}
      </div>
    </li>
  );
}
