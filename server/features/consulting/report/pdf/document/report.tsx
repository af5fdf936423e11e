import { Document } from '@react-pdf/renderer';
import type { FunctionComponent } from 'react';
import { site } from '../../../../../../shared/site';
import { AppendixChapter } from './chapters/appendix';
import { ArchitectureChapter } from './chapters/architecture';
import type { ChapterProps } from './chapter';
import { Contents } from './chapters/contents';
import { Cover } from './chapters/cover';
import { DigitalizationChapter } from './chapters/digitalization';
import { GapsChapter } from './chapters/gaps';
import { PlanChapter } from './chapters/plan';
import { PrioritiesChapter } from './chapters/priorities';
import type { Sheet } from './sheet';
import { SwotChapter } from './chapters/swot';
import { TextChapter } from './chapters/text-chapter';

type Body = FunctionComponent<Omit<ChapterProps, 'children'>>;
type ChapterName = keyof Sheet['words']['chapters'];

const text =
  (name: keyof Sheet['texts']): Body =>
  (chapter) => <TextChapter {...chapter} text={chapter.of.texts[name]} />;

/** In document order; a shared report without its SWOT analysis omits that chapter. */
const chapters = ({ given: { swot } }: Sheet): [ChapterName, Body][] => [
  ['digitalization', DigitalizationChapter],
  ['priorities', PrioritiesChapter],
  ['architecture', ArchitectureChapter],
  ['plan', PlanChapter],
  ['analysis', text('analysis')],
  ['recommendations', text('recommendations')],
  ['aiArchitecture', text('aiArchitecture')],
  ...(swot ? [['swot', (chapter) => <SwotChapter {...chapter} swot={swot} />] as [ChapterName, Body]] : []),
  ['gaps', GapsChapter],
  ['appendix', AppendixChapter],
];

export const Report = ({ of }: { of: Sheet }) => {
  const { given, words, data } = of;
  const bodies = chapters(of);
  const titled = bodies.map(([id]) => ({ id, title: words.chapters[id] }));
  return (
    <Document
      title={`${words.title}: ${data.company.name}`}
      subject={words.subject}
      author={site.name}
      creator={site.name}
      producer={site.name}
      language={given.language}
      creationDate={given.report.createdAt}
      pageMode="useOutlines"
    >
      <Cover of={of} />
      <Contents of={of} entries={titled} />
      {bodies.map(([id, Body]) => (
        <Body key={id} of={of} id={id} title={words.chapters[id]} />
      ))}
    </Document>
  );
};
