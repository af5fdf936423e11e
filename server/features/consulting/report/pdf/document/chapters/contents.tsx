import { Link, Page, View } from '@react-pdf/renderer';
import { fontFamily } from '../../text/fonts';
import { Running } from '../chapter';
import { colors, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';

export interface ContentsEntry {
  id: string;
  title: string;
}

/** Renders the contents in a layout callback, which runs again after every chapter has its page. */
export const Contents = ({ of, entries }: { of: Sheet; entries: ContentsEntry[] }) => (
  <Page
    size="A4"
    style={[styles.page, styles.chapter, { fontFamily }]}
    bookmark={of.words.contents}
    layout={({ children, pageNumber = 1, totalPages = 1 }) => (
      <Running of={of} page={pageNumber} pages={totalPages}>
        <Say style={[styles.chapterTitle, { marginTop: 12, marginBottom: 20 }]}>{of.words.contents}</Say>
        {entries.map(({ id, title }, index) => (
          <Entry key={id} number={index + 1} title={title} id={id} page={of.pages.get(id)} />
        ))}
        {children}
      </Running>
    )}
  >
    <View />
  </Page>
);

interface EntryProps extends ContentsEntry {
  number: number;
  page: number | undefined;
}

const Entry = ({ number, id, title, page }: EntryProps) => (
  <Link src={`#${id}`} style={{ color: colors.ink, textDecoration: 'none' }}>
    <View style={[styles.row, styles.rule, { paddingVertical: 8 }]}>
      <Say style={{ width: 26, color: colors.brand, fontWeight: 600 }}>{`${number}`}</Say>
      <Say style={{ flex: 1, fontSize: 11 }}>{title}</Say>
      <Say style={{ width: 40, fontSize: 11, textAlign: 'right' }}>{`${page ?? ''}`}</Say>
    </View>
  </Link>
);
