import { Text, type View } from '@react-pdf/renderer';
import type { ComponentProps } from 'react';
import { fontFamily, inRuns, print } from '../text/fonts';

interface SayProps {
  style?: ComponentProps<typeof View>['style'];
  children: string;
}

// On each text, because the renderer multiplies a page's line height anew whenever it lays the page out again.
const usual = { fontSize: 9.5, lineHeight: 1.45 } as const;

/** The one way for words to get on a page: what the fonts cannot draw is replaced, long words may break. */
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
