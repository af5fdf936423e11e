import { useQuery } from '@tanstack/react-query';
import { sectionOf } from '@shared/leads/entities';
import { exportNames } from '@shared/leads/exports/names';
import { type ImportedEntity, importedEntities } from '@shared/leads/imports/scales';
import { templateOf } from '@shared/leads/imports/templates';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { saveFile } from '@/lib/api/save-file';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import { fieldList } from '../records';
import { sectionsTexts } from '../texts/sections';
import { importsTexts } from './texts/imports';

/** Saves an empty file of each kind of record, to be filled in, with the columns that an import knows. */
export function TemplateButtons({ hint }: { hint: ImportedEntity | undefined }) {
  const t = useTexts(importsTexts);
  const tSections = useTexts(sectionsTexts);
  const { language } = useLanguage();
  const { data: fields } = useQuery(fieldList());
  const entities = importedEntities.toSorted((one, other) => Number(other === hint) - Number(one === hint));
  const save = (entity: ImportedEntity) => {
    const own = fields?.filter((field) => field.entity === entity).map(({ label }) => label) ?? [];
    const content = new Blob([templateOf(entity, language, own)], { type: 'text/csv;charset=utf-8' });
    saveFile(`${t('template.file', { list: exportNames[language][sectionOf[entity]] })}.csv`, content);
  };
  return (
    <fieldset aria-describedby="templates-hint" className="mt-4 min-w-0">
      <legend className="font-medium">{t('template.title')}</legend>
      <p id="templates-hint" className="max-w-measure text-sm text-muted">
        {t('template.hint')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {entities.map((entity) => (
          <Button
            key={entity}
            variant="secondary"
            icon={portalIcons.download}
            disabled={!fields}
            onClick={() => save(entity)}
          >
            {tSections(`sections.${sectionOf[entity]}.label`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
