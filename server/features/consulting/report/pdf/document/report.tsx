import { Document, Page } from '@react-pdf/renderer';
import type { FunctionComponent } from 'react';
import { site } from '../../../../../../shared/site';
import { fontFamily } from '../text/fonts';
import type { ChapterProps } from './chapter';
import { AnalysisChapter } from './chapters/analysis';
import { ArchitectureChapter } from './chapters/architecture';
import { MethodChapter } from './chapters/method';
import { RecommendationsChapter } from './chapters/recommendations';
import { Summary } from './chapters/summary';
import { SwotChapter } from './chapters/swot';
import { Frame } from './frame/frame';
import { styles } from './look';
import type { Sheet } from './sheet';

type Body = FunctionComponent<Omit<ChapterProps, 'children'>>;
type ChapterName = keyof Sheet['words']['chapters'];

/** In document order; a shared report without its SWOT analysis omits that chapter. */
const chapters = ({ given: { swot } }: Sheet): [ChapterName, Body][] => [
  ['analysis', AnalysisChapter],
  ['recommendations', RecommendationsChapter],
  ['aiArchitecture', ArchitectureChapter],
  ...(swot ? [['swot', (chapter) => <SwotChapter {...chapter} swot={swot} />] as [ChapterName, Body]] : []),
  ['method', MethodChapter],
];

/** Points that keep the first chapter off the rest of the first page, unless a long summary has taken that page. */
const ownPage = 400;

/** One flow of pages: a chapter follows the one before it, so that no page is left half empty. */
export const Report = ({ of }: { of: Sheet }) => {
  const { given, words, data } = of;
  const bodies = chapters(of);
  const entries = bodies.map(([id]) => ({ id, title: words.chapters[id] }));
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
      <Page
        size="A4"
        style={[styles.page, { fontFamily }]}
        bookmark={words.summary.heading}
        layout={({ children, pageNumber = 1, totalPages = 1 }) => (
          <Frame of={of} page={pageNumber} pages={totalPages} entries={entries}>
            {children}
          </Frame>
        )}
      >
        <Summary of={of} />
        {bodies.map(([id, Body], index) => (
          <Body
            key={id}
            of={of}
            id={id}
            title={words.chapters[id]}
            {...(index === 0 ? { room: ownPage } : {})}
          />
        ))}
      </Page>
    </Document>
  );
};
