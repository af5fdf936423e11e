import { View } from '@react-pdf/renderer';
import type { CompanyData } from '../../../../../../../shared/consulting/report/company-data';
import { isWorthLeveraging, urgencyOf } from '../../../../../../../shared/consulting/report/findings';
import type { ReportWords } from '../../../../../../../shared/consulting/report/texts/report.en';
import { scale } from '../../../../../../../shared/consulting/scales';
import type { SectionKind } from '../../text/text-sections';
import { colors, levelShades, onLevelShades, urgencyColors } from '../look';
import { Say } from '../say';

/** The sign that precedes an item of a list. */
export interface Mark {
  marker: string | React.ReactNode;
  width: number;
  color?: string;
}

/** Characters of the document's own font: one text takes a sixth of the time of five boxes. */
const steps = (level: number) => '■'.repeat(level) + '□'.repeat(scale.max - level);
const stepsWidth = 56;

const levels = Array.from({ length: scale.max }, (_, step) => scale.min + step);

/** The level that an item of our own text begins with, drawn as steps; null for any other line. */
export function stepsOf(text: string, words: ReportWords): Mark | null {
  const priority = levels.find((level) => text.startsWith(words.problem(level, '')));
  if (priority !== undefined) {
    const color = urgencyColors[urgencyOf({ priority })];
    return { marker: steps(priority), width: stepsWidth, color };
  }
  const impact = levels.find((level) => text.startsWith(words.strength(level, '')));
  if (impact === undefined) return null;
  const color = isWorthLeveraging({ impact }) ? colors.positive : colors.muted;
  return { marker: steps(impact), width: stepsWidth, color };
}

/** The level of a department as a shaded cell, the shade of the strip. */
export const LevelCell = ({ level }: { level: number }) => (
  <View style={[cell, { backgroundColor: levelShades[level - scale.min] }]}>
    <Say style={{ fontSize: 8, lineHeight: 1.6, fontWeight: 700, color: onLevelShades[level - scale.min] }}>
      {`${level}`}
    </Say>
  </View>
);

const cell = { width: 14, height: 13, borderRadius: 2, alignItems: 'center' } as const;

/** The sign of an item by the place of its record in `ordered`, which is in report order. */
export function markOf(
  kind: SectionKind | undefined,
  index: number,
  text: string,
  { ordered, words }: { ordered: CompanyData; words: ReportWords },
): Mark | null {
  if (kind === 'departments') {
    const department = ordered.departments[index];
    return department ? { marker: <LevelCell level={department.digitalizationLevel} />, width: 20 } : null;
  }
  return kind === 'problems' || kind === 'strengths' || kind === 'action' || kind === 'leverage'
    ? stepsOf(text, words)
    : null;
}
