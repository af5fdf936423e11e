import { Document, Page } from '@react-pdf/renderer';
import type { FunctionComponent } from 'react';
import { site } from '../../../../../../shared/site';
import { fontFamily } from '../text/fonts';
import type { GivenChapter } from './chapter';
import { AnalysisChapter } from './chapters/analysis';
import { ArchitectureChapter } from './chapters/architecture';
import { DecisionsChapter } from './chapters/decisions';
import { FirstLookPage } from './chapters/first-look';
import { MethodChapter } from './chapters/method';
import { RecommendationsChapter } from './chapters/recommendations';
import { Summary, SummaryChapter } from './chapters/summary';
import { hasOutside, SwotChapter } from './chapters/swot';
import { Frame } from './frame/frame';
import { styles } from './look';
import type { Sheet } from './sheet';

interface ListedChapter {
  id: string;
  title: string;
  Body: FunctionComponent<GivenChapter>;
}

/** In document order, after the first page. */
function chaptersOf({ given: { swot }, words, model }: Sheet): ListedChapter[] {
  const { chapters, overview, projects } = words;
  const outside: ListedChapter[] =
    swot && hasOutside(swot)
      ? [{ id: 'swot', title: chapters.swot, Body: (chapter) => <SwotChapter {...chapter} swot={swot} /> }]
      : [];
  const summary: ListedChapter[] = model.firstLook
    ? [{ id: 'summary', title: overview.summary.heading, Body: SummaryChapter }]
    : [];
  return [
    ...summary,
    { id: 'analysis', title: chapters.analysis, Body: AnalysisChapter },
    { id: 'recommendations', title: chapters.recommendations, Body: RecommendationsChapter },
    { id: 'aiArchitecture', title: chapters.aiArchitecture, Body: ArchitectureChapter },
    ...outside,
    { id: 'decisions', title: projects.decide.heading, Body: DecisionsChapter },
    { id: 'method', title: chapters.method, Body: MethodChapter },
  ];
}

/** One flow of pages after the first: a chapter follows the one before it, so that no page is left half empty. */
export const Report = ({ of }: { of: Sheet }) => {
  const { given, words, data, model } = of;
  const chapters = chaptersOf(of);
  const { firstLook, summary } = words.overview;
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
        bookmark={model.firstLook ? firstLook.heading : summary.heading}
        layout={({ children, pageNumber = 1, totalPages = 1 }) => (
          <Frame of={of} page={pageNumber} pages={totalPages} entries={chapters}>
            {children}
          </Frame>
        )}
      >
        {model.firstLook ? <FirstLookPage of={of} look={model.firstLook} /> : <Summary of={of} />}
        {chapters.map(({ id, title, Body }, index) => (
          <Body key={id} of={of} id={id} title={title} beginsPage={index === 0} />
        ))}
      </Page>
    </Document>
  );
};
