import { View } from '@react-pdf/renderer';
import { colors } from './look';
import { Say } from './say';

interface BulletedProps {
  /** How far in from the left, and how far the text stands in from there. */
  left?: number;
  width?: number;
  /** Left free on the other side. */
  right?: number;
  top?: number;
  color?: string;
  /** A number instead of a dot. */
  marker?: string;
  /** Kept together with what comes after it. */
  leads?: boolean;
  text: string;
  muted?: boolean;
}

/** Points within which no page may end: less than a line, so that only the line that follows is held. */
const hold = 8;

/**
 * A list item that may run over several pages. The sign has no height of its own and holds on to the first line: of
 * two things side by side one could go to the next page alone. The dot is drawn, because setting one takes as long
 * as setting a line.
 */
export const Bulleted = ({
  left = 0,
  width = 12,
  right = 0,
  top = 2,
  color = colors.brand,
  marker,
  leads = false,
  text,
  muted = false,
}: BulletedProps) => (
  <>
    <View style={{ height: 0, marginLeft: left, marginTop: top }} wrap={false} minPresenceAhead={hold}>
      {marker === undefined ? (
        <View style={[dot, { backgroundColor: color }]} />
      ) : (
        <View style={{ position: 'absolute', left: 0, top: 0 }}>
          <Say style={{ color }}>{marker}</Say>
        </View>
      )}
    </View>
    <View style={{ marginLeft: left + width, marginRight: right }} minPresenceAhead={leads ? hold : 0}>
      <Say style={{ color: muted ? colors.muted : colors.ink }}>{text}</Say>
    </View>
  </>
);

const dot = { position: 'absolute', left: 0, top: 5.6, width: 2.6, height: 2.6, borderRadius: 1.3 } as const;
