import { View } from '@react-pdf/renderer';
import { colors } from './look';
import { Say } from './say';

interface BulletedProps {
  /** Points from the left edge to the sign, and from there to the text. */
  left?: number;
  width?: number;
  /** Points left free on the right. */
  right?: number;
  top?: number;
  color?: string;
  /** A number that replaces the dot. */
  marker?: string;
  /** Whether it stays on the same page as the next line. */
  leads?: boolean;
  text: string;
  muted?: boolean;
}

/** Points after the sign without a page break: less than a line, so that only the next line is kept with it. */
const hold = 8;

/**
 * A list item that may continue on the next page. The sign has no height and is kept with the first line, because two
 * elements side by side could be separated by a page break. The dot is drawn, because setting one as text takes as
 * long as a line.
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
