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
  /** Points that the chapter needs on the page where it begins. */
  room?: number;
  /** Whether it stays on one page, for a short one that would leave a few lines for the next page. */
  isWhole?: boolean;
  children: ReactNode;
}

/** Points above a chapter; a box of its own, which stays behind when the chapter begins a page. */
const space = 24;

/** A chapter follows the one before it on the same page. */
export const Chapter = ({ id, title, room = 110, isWhole = false, children }: ChapterProps) => {
  // The renderer supports bookmarks on any node, but its types allow them on pages only.
  const bookmark: object = { bookmark: { title: print(title), fit: true } };
  const heading = (
    <View {...(isWhole ? {} : { id })} minPresenceAhead={room} wrap={false} {...bookmark}>
      <View style={{ width: 28, height: 3, backgroundColor: colors.brand, marginBottom: 8 }} />
      <Say style={styles.chapterTitle}>{title}</Say>
    </View>
  );
  return (
    <>
      <View style={{ height: space }} />
      {isWhole ? (
        <View id={id} wrap={false}>
          {heading}
          {children}
        </View>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </>
  );
};
