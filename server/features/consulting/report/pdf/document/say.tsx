import { Text, type View } from '@react-pdf/renderer';
import type { ComponentProps } from 'react';
import { fontFamily, inRuns, print } from '../text/fonts';

interface SayProps {
  style?: ComponentProps<typeof View>['style'];
  children: string;
}

// The line height is set on each text: set on a page, the renderer would multiply it each time it lays out the page.
const usual = { fontSize: 9.5, lineHeight: 1.45 } as const;

/**
 * All text of the document passes through this component, which replaces characters without a glyph and lets long
 * words break.
 */
export const Say = ({ style, children }: SayProps) => (
  <Text style={[usual, ...[style ?? []].flat()]}>
    {inRuns(print(children)).map(({ family, text }, index) =>
      family === fontFamily ? (
        text
      ) : (
        <Text key={index} style={{ fontFamily: family }}>
          {text}
        </Text>
      ),
    )}
  </Text>
);
