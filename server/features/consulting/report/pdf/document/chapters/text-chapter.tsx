import { View } from '@react-pdf/renderer';
import { type TextBlock, textBlocks } from '../../text/text-blocks';
import { print } from '../../text/fonts';
import { breakPlace } from '../../text/printable';
import { Bulleted } from '../bulleted';
import { Chapter, type ChapterProps } from '../chapter';
import { colors, sheet, styles } from '../look';
import { Say } from '../say';

const step = 14;
const measure = 430;

/** One of the report's three texts, set line by line without changes. */
export const TextChapter = ({ text, ...chapter }: Omit<ChapterProps, 'children'> & { text: string }) => {
  const { given, words } = chapter.of;
  const { language } = given.report;
  const isStored = language === given.language;
  return (
    <Chapter {...chapter}>
      <Say style={[styles.note, { marginBottom: 4 }]}>
        {isStored ? words.texts.stored : words.texts.retold(words.cover.languages[language])}
      </Say>
      {textBlocks(text).map((block, index, blocks) => (
        <Block key={index} block={block} leads={(blocks[index + 1]?.indent ?? 0) > block.indent} />
      ))}
    </Chapter>
  );
};

interface BlockProps {
  block: TextBlock;
  /** Whether it must stay on the same page as the next block, which belongs to it. */
  leads: boolean;
}

const Block = ({ block, leads }: BlockProps) => {
  if (block.kind === 'heading') return <Heading text={block.text} />;
  const left = block.indent * step;
  if (block.kind === 'paragraph') {
    return <Say style={{ marginLeft: left, marginTop: 2, width: measure - left }}>{block.text}</Say>;
  }
  return (
    <Bulleted
      left={left}
      width={step}
      right={sheet.content - measure}
      top={4}
      marker={block.marker === '-' ? undefined : block.marker}
      leads={leads}
      text={block.text}
    />
  );
};

const Heading = ({ text }: { text: string }) => {
  // The renderer supports bookmarks on any node, but its types allow them on pages only.
  const bookmark: object = { bookmark: print(text).replaceAll(breakPlace, '') };
  return (
    <View style={{ marginTop: 14, marginBottom: 2 }} minPresenceAhead={24} wrap={false} {...bookmark}>
      <Say style={{ fontSize: 10.5, fontWeight: 700, color: colors.brand }}>{text}</Say>
    </View>
  );
};
