import { StyleSheet } from '@react-pdf/renderer';
import type { Urgency } from '../../../../../../shared/consulting/report/findings';

/** The colours of the light theme (client/src/app/styles.css) on white paper. */
export const colors = {
  paper: '#ffffff',
  tint: '#fbfaf7',
  ink: '#16202e',
  muted: '#55606e',
  line: '#e4e1d8',
  brand: '#0f6b66',
  accent: '#e59a1c',
  danger: '#b42318',
  warning: '#b54708',
  info: '#175cd3',
  positive: '#067647',
  night: '#0b1220',
} as const;

/** The colours of the dark theme, for text and signs on `night`. */
export const onDark = { ink: '#eef2f6', muted: '#a3afbd', brand: '#4fc3b8', accent: '#f2b14a' } as const;

export const urgencyColors: Record<Urgency, string> = {
  high: colors.danger,
  medium: colors.warning,
  low: colors.info,
};

/** A4 in points. */
export const sheet = { margin: 56, top: 62, bottom: 50, content: 483.28 } as const;

export const styles = StyleSheet.create({
  page: {
    fontSize: 9.5,
    color: colors.ink,
    backgroundColor: colors.paper,
    paddingTop: sheet.top,
    paddingBottom: sheet.bottom,
    paddingHorizontal: sheet.margin,
  },
  chapterTitle: { fontSize: 21, lineHeight: 1.2, fontWeight: 700 },
  title: { fontSize: 11.5, lineHeight: 1.3, fontWeight: 700, color: colors.brand, marginBottom: 4 },
  note: { fontSize: 8.5, color: colors.muted },
  strong: { fontWeight: 600 },
  row: { flexDirection: 'row' },
  ruleAbove: { borderTopWidth: 0.75, borderTopColor: colors.line },
  rule: { borderBottomWidth: 0.75, borderBottomColor: colors.line },
});
