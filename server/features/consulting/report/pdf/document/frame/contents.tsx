import { Link, View } from '@react-pdf/renderer';
import { inRows } from '../in-rows';
import { colors, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';

export interface ContentsEntry {
  id: string;
  title: string;
}

const inRow = 3;

/** Stands in the frame of the first page, which is laid out again after every chapter has its page. */
export const Contents = ({ of, entries }: { of: Sheet; entries: ContentsEntry[] }) => (
  <View style={{ marginTop: 14, borderTopWidth: 0.75, borderTopColor: colors.line, paddingTop: 8 }}>
    <Say style={[styles.strong, { fontSize: 9, marginBottom: 2 }]}>{of.words.contents}</Say>
    {inRows(entries, inRow).map((row, index) => (
      <View key={index} style={styles.row}>
        {row.map((entry, place) => (
          <View key={place} style={{ flex: 1, flexBasis: 0, paddingRight: 14 }}>
            {entry && <Entry {...entry} page={of.pages.get(entry.id)} />}
          </View>
        ))}
      </View>
    ))}
  </View>
);

const Entry = ({ id, title, page }: ContentsEntry & { page: number | undefined }) => (
  <Link src={`#${id}`} style={{ color: colors.ink, textDecoration: 'none' }}>
    <View style={[styles.row, { paddingVertical: 1.5 }]}>
      <Say style={{ flex: 1, fontSize: 9 }}>{title}</Say>
      <Say style={{ width: 22, fontSize: 9, textAlign: 'right', color: colors.brand, fontWeight: 600 }}>
        {`${page ?? ''}`}
      </Say>
    </View>
  </Link>
);
