import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
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
  /** What the file more likely holds, where its columns do not clearly say otherwise. */
  hint?: string | undefined;
  /** Empty files to be filled in. */
  templates?: ReactNode;
  /** Called with the import whose undo has begun; with one that has begun itself, and what it is taken for. */
  onOpen: (id: number, entity?: string) => void;
}

/** Takes a file, and lists the earlier ones; a reader sees these. */
export function ImportStart({ kind, title, intro, hint, templates, onOpen }: ImportStartProps) {
  const t = useTexts(importTexts);
  return (
    <div className="max-w-content">
      <PageHeading title={title}>
        <p className="max-w-measure">{intro}</p>
      </PageHeading>
      <IfMayWrite>
        <ImportSteps current="file" />
        <FileChoice kind={kind} hint={hint} onUploaded={({ id, entity }) => onOpen(id, entity)} />
        {templates}
      </IfMayWrite>
      <section aria-labelledby="earlier-imports" className="mt-10">
        <h2 id="earlier-imports" className="mb-2 text-xl">
          {t('list.earlier')}
        </h2>
        <ImportList kind={kind} onUndoing={(id) => onOpen(id)} />
      </section>
    </div>
  );
}
