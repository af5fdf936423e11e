import { Chapter, type GivenChapter } from '../chapter';
import { LayersDrawing } from '../drawings/layers-drawing';
import { WrittenText } from '../parts/written-text';
import { Programs } from './architecture/programs';

/** The architecture in layers, then the programs that it connects. */
export const ArchitectureChapter = (chapter: GivenChapter) => {
  const { of } = chapter;
  const { aiArchitecture } = of.written;
  const layers = <LayersDrawing of={of} />;
  return (
    <Chapter {...chapter} {...(aiArchitecture === null ? { lead: layers } : {})}>
      <WrittenText text={aiArchitecture} />
      {aiArchitecture !== null && layers}
      <Programs of={of} />
    </Chapter>
  );
};
