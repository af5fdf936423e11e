import { useMemo } from 'react';
import { ProjectPiece } from '@/features/consulting/sample/project-piece';
import { windowTexts } from '@/features/site/texts/window';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { projectOfSentence } from '@shared/consulting/sample/example-project';
import { WindowFrame } from './window-frame';

/** What the report makes of a sentence that a visitor has typed, by its rules, in the browser. */
export function TypedWindow({ sentence }: { sentence: string }) {
  const t = useTexts(windowTexts);
  const { language } = useLanguage();
  const project = useMemo(() => projectOfSentence(sentence, language), [sentence, language]);
  return (
    <WindowFrame portal="consultia">
      <ProjectPiece project={project} />
      {!project.module && <p className="mt-3 px-1 text-sm text-muted">{t('noModule')}</p>}
    </WindowFrame>
  );
}
