import { View } from '@react-pdf/renderer';
import type { ChosenModule } from '../../../../../../../shared/consulting/report/modules/modules';
import { shortLabel } from '../../../../../../../shared/consulting/report/figures/short-label';
import { colors, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';

const namedWords = 6;

/** An equal tile for each module with the words that chose it; the records stand in the texts. */
export const ModuleTiles = ({ of }: { of: Sheet }) => (
  <View style={[styles.row, { marginTop: 4 }]} wrap={false}>
    {of.figures.modules.map((chosen, index) => (
      <View key={chosen.module} style={[tile, { marginLeft: index > 0 ? 6 : 0 }]}>
        <Say style={[styles.strong, { lineHeight: 1.3, color: colors.brand }]}>
          {of.words.report.module[chosen.module]}
        </Say>
        <Say style={[styles.note, { marginTop: 3 }]}>{why(of, chosen)}</Say>
      </View>
    ))}
  </View>
);

function why({ words }: Sheet, { because }: ChosenModule): string {
  if (because.length === 0) return words.figures.modules.always;
  const found = new Map(
    because.map(({ word }) => [word.toLowerCase(), words.notes.word(shortLabel(word, 40))]),
  );
  const shown = [...found.values()].slice(0, namedWords);
  const more = found.size > shown.length ? [words.more(found.size - shown.length)] : [];
  return `${words.figures.modules.because(because.length)}: ${[...shown, ...more].join(', ')}`;
}

const tile = {
  flex: 1,
  flexBasis: 0,
  padding: 8,
  borderTopWidth: 2,
  borderTopColor: colors.brand,
  backgroundColor: colors.tint,
} as const;
