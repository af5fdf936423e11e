import { View } from '@react-pdf/renderer';
import { print } from '../../text/fonts';
import { breakPlace } from '../../text/printable';
import { styles } from '../look';
import { Say } from '../say';

/** A heading below that of the chapter; kept with the line that follows. */
export const Heading = ({ text }: { text: string }) => {
  // The renderer supports bookmarks on any node, but its types allow them on pages only.
  const bookmark: object = { bookmark: print(text).replaceAll(breakPlace, '') };
  return (
    <View style={{ marginTop: 14, marginBottom: 3 }} minPresenceAhead={34} wrap={false} {...bookmark}>
      <Say style={[styles.title, { marginBottom: 0 }]}>{text}</Say>
    </View>
  );
};
