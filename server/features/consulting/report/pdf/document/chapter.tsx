import { View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { print } from '../text/fonts';
import { colors, styles } from './look';
import { Say } from './say';
import type { Sheet } from './sheet';

export interface ChapterProps {
  of: Sheet;
  /** The target of links, and of the contents (see `Frame`). */
  id: string;
  title: string;
  /** Points that the chapter needs after its title and lead on the page where it begins. */
  room?: number;
  /** Whether it leaves the rest of the page before it empty. */
  beginsPage?: boolean;
  /** What stays on the same page as the title; not more than fits on a page. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** What `Report` gives each chapter. */
export type GivenChapter = Pick<ChapterProps, 'of' | 'id' | 'title' | 'beginsPage'>;

/** Points above a chapter; a box of its own, which stays behind when the chapter begins a page. */
const space = 24;
/** Points of what follows a title that has no lead. */
const beginning = 110;

/** A chapter follows the one before it on the same page. */
export const Chapter = ({ id, title, room, beginsPage = false, lead, children }: ChapterProps) => {
  // The renderer supports bookmarks on any node, but its types allow them on pages only.
  const bookmark: object = { bookmark: { title: print(title), fit: true } };
  return (
    <>
      <View style={{ height: space }} />
      <View
        id={id}
        break={beginsPage}
        minPresenceAhead={room ?? (lead ? 0 : beginning)}
        wrap={false}
        {...bookmark}
      >
        <View style={{ width: 28, height: 3, backgroundColor: colors.brand, marginBottom: 8 }} />
        <Say style={styles.chapterTitle}>{title}</Say>
        {lead}
      </View>
      {children}
    </>
  );
};
