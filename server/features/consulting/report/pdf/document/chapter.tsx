import { Page, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { shortLabel } from '../../../../../../shared/consulting/report/figures/short-label';
import { site } from '../../../../../../shared/site';
import { fontFamily, print } from '../text/fonts';
import type { Sheet } from './sheet';
import { Say } from './say';
import { colors, sheet, styles } from './look';

export interface ChapterProps {
  of: Sheet;
  /** Also the target of links. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A chapter starts on a new page; its layout reports the page number to the contents. */
export const Chapter = ({ of, id, title, children }: ChapterProps) => (
  <Page
    size="A4"
    style={[styles.page, styles.chapter, { fontFamily }]}
    bookmark={{ title: print(title), fit: true }}
    layout={({ children: content, pageNumber = 1, totalPages = 1, subPageNumber }) => {
      if (subPageNumber === 1) of.pages.set(id, pageNumber);
      return (
        <Running of={of} page={pageNumber} pages={totalPages}>
          {content}
        </Running>
      );
    }}
  >
    <View id={id} style={{ marginBottom: 12 }} minPresenceAhead={60}>
      <View style={{ width: 28, height: 3, backgroundColor: colors.brand, marginBottom: 10 }} />
      <Say style={styles.chapterTitle}>{title}</Say>
    </View>
    {children}
  </Page>
);

interface RunningProps {
  of: Sheet;
  page: number;
  pages: number;
  children: ReactNode;
}

/**
 * The running head and foot in the margins of each page, around its content. Each is one text, because every page is
 * laid out several times before all pages are numbered.
 */
export const Running = ({ of: { words, data }, page, pages, children }: RunningProps) => (
  <>
    <Say style={[styles.note, styles.rule, running, { top: 30, paddingBottom: 6 }]}>
      {`${shortLabel(data.company.name, 60)} · ${words.title}`}
    </Say>
    {children}
    <Say style={[styles.note, running, { bottom: 26, textAlign: 'right' }]}>
      {`${site.name} · ${words.page(page, pages)}`}
    </Say>
  </>
);

const running = { position: 'absolute', left: sheet.margin, right: sheet.margin } as const;
