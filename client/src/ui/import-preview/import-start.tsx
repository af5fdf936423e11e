import { useTexts } from '@/i18n/use-texts';
import { PageHeading } from '../navigation/page-heading';
import { FileChoice } from './file-choice';
import type { ImportKind } from './import-kind';
import { ImportList } from './import-list';
import { ImportSteps } from './import-steps';
import { importTexts } from './texts/import';

interface ImportStartProps {
  kind: ImportKind;
  title: string;
  /** What can be in the file. */
  intro: string;
  /** What the file is taken for; without it, its headers decide. */
  entity?: string | undefined;
  /** Called with the import that has begun, or whose undo has. */
  onOpen: (id: number) => void;
}

/** Takes a file, and lists the earlier ones. */
export function ImportStart({ kind, title, intro, entity, onOpen }: ImportStartProps) {
  const t = useTexts(importTexts);
  return (
    <div className="max-w-content">
      <PageHeading title={title}>
        <p className="max-w-measure">{intro}</p>
      </PageHeading>
      <ImportSteps current="file" />
      <FileChoice kind={kind} entity={entity} onUploaded={({ id }) => onOpen(id)} />
      <section aria-labelledby="earlier-imports" className="mt-10">
        <h2 id="earlier-imports" className="mb-2 text-xl">
          {t('list.earlier')}
        </h2>
        <ImportList kind={kind} onUndoing={onOpen} />
      </section>
    </div>
  );
}
