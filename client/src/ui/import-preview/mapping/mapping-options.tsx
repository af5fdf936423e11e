import { importFills, importModes } from '@shared/imports/scales';
import { isUnnamed } from '@shared/imports/systems';
import { useTexts } from '@/i18n/use-texts';
import { SelectField } from '../../controls/fields/select-field';
import { SuggestingField } from '../../suggesting-field';
import type { ImportKind, ShownImport } from '../import-kind';
import { importTexts } from '../texts/import';
import type { EditedMapping } from './use-mapping';

interface MappingOptionsProps {
  kind: ImportKind;
  detail: ShownImport;
  edited: EditedMapping;
}

/** Whether rows create or change, what they do to values that are there, and whose ids they hold. */
export function MappingOptions({ kind, detail, edited }: MappingOptionsProps) {
  const t = useTexts(importTexts);
  const { mapping, change } = edited;
  const hasIds = mapping.columns.some(
    (mapped) => mapped.to === 'field' && kind.idFields.includes(mapped.field),
  );
  return (
    <section aria-labelledby="import-options" className="grid items-end gap-4 sm:grid-cols-2">
      <h3 id="import-options" className="text-lg sm:col-span-2">
        {t('options.title')}
      </h3>
      <SelectField
        label={t('options.mode')}
        value={mapping.mode}
        onChange={({ target }) =>
          change({ mode: importModes.find((mode) => mode === target.value) ?? 'both' })
        }
        choices={importModes.map((value) => ({ value, label: t(`options.modes.${value}`) }))}
      />
      {mapping.mode !== 'create' && (
        <SelectField
          label={t('options.fill')}
          hint={t('options.fillHint')}
          value={mapping.fill}
          onChange={({ target }) =>
            change({ fill: importFills.find((fill) => fill === target.value) ?? 'overwrite' })
          }
          choices={importFills.map((value) => ({ value, label: t(`options.fills.${value}`) }))}
        />
      )}
      {hasIds && <SystemField detail={detail} edited={edited} />}
    </section>
  );
}

/** The program whose ids the file holds; the system of one that nobody has named is not shown. */
function SystemField({ detail, edited }: Omit<MappingOptionsProps, 'kind'>) {
  const t = useTexts(importTexts);
  const { mapping, change, systemProblem } = edited;
  const { sharesIdsWith, namedSystems, unnamedSystem } = detail;
  const isProposed = mapping.system === detail.mapping.system;
  // Emptied, it is again what was proposed, if that has no name.
  const otherwise = isUnnamed(detail.mapping.system) ? detail.mapping.system : unnamedSystem;
  return (
    <SuggestingField
      label={t('options.system')}
      optional
      hint={
        sharesIdsWith && isProposed
          ? t('options.systemShared', { file: sharesIdsWith })
          : t('options.systemHint')
      }
      maxLength={60}
      suggestions={namedSystems}
      value={isUnnamed(mapping.system) ? '' : mapping.system}
      error={systemProblem}
      onChange={({ target }) => change({ system: target.value.trim() ? target.value : otherwise })}
    />
  );
}
