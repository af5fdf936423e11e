import { View } from '@react-pdf/renderer';
import { type TextBlock, textBlocks } from '../../text/text-blocks';
import { Say } from '../say';
import { Bulleted } from './bulleted';
import { Heading } from './heading';

/** Points of each depth. */
const step = 14;

/** A text that somebody wrote, whole, with its own headings and lists; nothing for a text of ours. */
export const WrittenText = ({ text }: { text: string | null }) => {
  if (text === null) return null;
  const blocks = textBlocks(text);
  return (
    <View>
      {blocks.map((block, index) => (
        <Block key={index} block={block} leads={(blocks[index + 1]?.indent ?? 0) > block.indent} />
      ))}
    </View>
  );
};

const Block = ({ block, leads }: { block: TextBlock; leads: boolean }) => {
  const left = block.indent * step;
  switch (block.kind) {
    case 'heading':
      return <Heading text={block.text} />;
    case 'item': {
      const sign = block.marker === '-' ? {} : { marker: block.marker };
      return <Bulleted left={left} width={step} top={3} leads={leads} text={block.text} {...sign} />;
    }
    case 'paragraph':
      return <Say style={{ marginLeft: left, marginTop: 2 }}>{block.text}</Say>;
  }
};
