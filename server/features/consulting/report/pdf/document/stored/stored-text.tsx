import { View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { print } from '../../text/fonts';
import { breakPlace } from '../../text/printable';
import { type SectionKind, type TextSection, textSections } from '../../text/text-sections';
import { colors, sheet, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';
import { StoredEntry } from './stored-entry';

/** A drawing and the section that it belongs to: below the heading, or after the last line. */
export interface Illustration {
  to: SectionKind;
  at: 'top' | 'end';
  drawing: ReactNode;
}

interface StoredTextProps {
  of: Sheet;
  text: string;
  illustrations?: Illustration[];
}

/** One of the report's three texts without its title, which the chapter has; a drawing without a section comes last. */
export const StoredText = ({ of, text, illustrations = [] }: StoredTextProps) => {
  const sections = textSections(text, of.headings).filter(
    ({ kind, entries }) => kind !== 'title' || entries.length > 0,
  );
  const placed = new Set(sections.map(({ kind }) => kind));
  const pairs = inPairs(sections);
  return (
    <>
      {pairs.map((pair, index) => {
        const [section, beside] = pair;
        if (section && beside) return <Beside key={index} of={of} sections={[section, beside]} />;
        return <Section key={index} of={of} section={section!} illustrations={illustrations} />;
      })}
      {illustrations
        .filter(({ to }) => !placed.has(to))
        .map(({ to, drawing }) => (
          <View key={to}>{drawing}</View>
        ))}
    </>
  );
};

/** The profile of the company and its figures stand side by side under one heading. */
function inPairs(sections: TextSection[]): TextSection[][] {
  const isPair = (index: number) =>
    sections[index]?.kind === 'profile' && sections[index + 1]?.kind === 'summary';
  return sections.flatMap((section, index) => {
    if (isPair(index)) return [[section, { ...sections[index + 1]!, heading: undefined }]];
    return isPair(index - 1) ? [] : [[section]];
  });
}

const columnWidth = sheet.content / 2;

const Beside = ({ of, sections: [first, second] }: { of: Sheet; sections: [TextSection, TextSection] }) => (
  <View wrap={false}>
    <Heading text={first.heading!} />
    <View style={styles.row}>
      {[{ ...first, heading: undefined }, second].map((section) => (
        <View key={section.kind} style={{ width: columnWidth, paddingRight: 16 }}>
          <Section of={of} section={section} illustrations={[]} width={columnWidth - 16} />
        </View>
      ))}
    </View>
  </View>
);

interface SectionProps {
  of: Sheet;
  section: TextSection;
  illustrations: Illustration[];
  width?: number;
}

const Section = ({ of, section, illustrations, width }: SectionProps) => {
  const { kind, heading, entries } = section;
  const drawn = (at: Illustration['at']) =>
    illustrations.filter((one) => one.to === kind && one.at === at).map(({ drawing }) => drawing);
  return (
    <>
      {heading !== undefined && <Heading text={heading} />}
      {drawn('top').map((drawing, index) => (
        <View key={index}>{drawing}</View>
      ))}
      {entries.map((entry, index) => (
        <StoredEntry
          key={index}
          of={of}
          kind={kind}
          entry={entry}
          index={entries.slice(0, index).filter(({ block }) => block.kind === 'item').length}
          width={width}
        />
      ))}
      {drawn('end').map((drawing, index) => (
        <View key={index}>{drawing}</View>
      ))}
    </>
  );
};

/** A heading below that of the chapter; kept with the line that follows. */
export const Heading = ({ text }: { text: string }) => {
  // The renderer supports bookmarks on any node, but its types allow them on pages only.
  const bookmark: object = { bookmark: print(text).replaceAll(breakPlace, '') };
  return (
    <View style={{ marginTop: 12, marginBottom: 2 }} minPresenceAhead={34} wrap={false} {...bookmark}>
      <Say style={{ fontSize: 11.5, lineHeight: 1.3, fontWeight: 700, color: colors.brand }}>{text}</Say>
    </View>
  );
};
