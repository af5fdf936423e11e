import { View } from '@react-pdf/renderer';
import type { ComponentProps, ReactNode } from 'react';
import { colors } from '../look';
import { Say } from '../say';

interface BulletedProps {
  /** Points from the left edge to the sign, and from there to the text. */
  left?: number;
  width?: number;
  /** Points left free on the right. */
  right?: number;
  top?: number;
  color?: string;
  /** A text or drawing that replaces the dot. */
  marker?: string | ReactNode;
  /** Whether it stays on the same page as the next line. */
  leads?: boolean;
  text: string;
  style?: ComponentProps<typeof Say>['style'];
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
  style,
}: BulletedProps) => (
  <>
    <View style={{ height: 0, marginLeft: left, marginTop: top }} wrap={false} minPresenceAhead={hold}>
      {marker === undefined ? (
        <View style={[dot, { backgroundColor: color }]} />
      ) : (
        <View style={{ position: 'absolute', left: 0, top: 0 }}>
          {typeof marker === 'string' ? <Say style={{ color }}>{marker}</Say> : marker}
        </View>
      )}
    </View>
    <View style={{ marginLeft: left + width, marginRight: right }} minPresenceAhead={leads ? hold : 0}>
      <Say style={style}>{text}</Say>
    </View>
  </>
);

const dot = { position: 'absolute', left: 0, top: 5.4, width: 3.2, height: 3.2, borderRadius: 1.6 } as const;
