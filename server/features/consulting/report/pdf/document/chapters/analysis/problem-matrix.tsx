import { View } from '@react-pdf/renderer';
import type {
  MatrixProblem,
  MatrixRow,
} from '../../../../../../../../shared/consulting/report/overview/matrix';
import { wholePhrase } from '../../../../../../../../shared/consulting/report/summary/whole-phrase';
import { colors, sheet, styles } from '../../look';
import { Table, type TableRow } from '../../parts/table';
import { Say } from '../../say';
import type { Sheet } from '../../sheet';

const names = 104;

/** Letters of a problem in a cell; a longer one has its first sentence there, or its number alone. */
const inCell = 300;

/** The problems by department and urgency; their numbers are those of the projects and of the table after them. */
export const ProblemMatrix = ({ of }: { of: Sheet }) => {
  const { matrix } = of.model;
  const { overview, figures } = of.words;
  const width = (sheet.content - names) / matrix.columns.length;
  return (
    <>
      <Table
        heading={overview.matrix.heading}
        columns={[
          { title: figures.chart.columns.department, width: names },
          ...matrix.columns.map((urgency) => ({ title: figures.priorities.band[urgency], width })),
        ]}
        rows={matrix.rows.flatMap((row) => rowsOf(of, row))}
      />
      {matrix.hasOthers && (
        <View style={[styles.row, { marginTop: 4, alignItems: 'center' }]}>
          <View style={keyMark} />
          <Say style={styles.note}>{overview.matrix.key}</Say>
        </View>
      )}
      {matrix.without > 0 && (
        <Say style={[styles.note, { marginTop: 4 }]}>{overview.matrix.without(matrix.without)}</Say>
      )}
    </>
  );
};

/** The most rows of a department that stay on one page, which is less than half of it. */
const together = 4;

/** A row for each problem of the fullest cell, so that a page may end between two of many problems of a department. */
function rowsOf({ model, words }: Sheet, { department, cells }: MatrixRow): TableRow[] {
  const { columns } = model.matrix;
  const deepest = Math.max(...columns.map((urgency) => cells[urgency].length));
  const name = department?.name ?? words.overview.matrix.noDepartment;
  return Array.from({ length: deepest }, (_, index) => ({
    key: `${department?.id ?? 0} ${index}`,
    continues: index + 1 < deepest,
    staysWithNext: index + 1 < deepest && deepest <= together,
    cells: [
      index === 0 ? name : '',
      ...columns.map((urgency) => {
        const problem = cells[urgency][index];
        return problem ? <Numbered key={problem.id} problem={problem} /> : '';
      }),
    ],
  }));
}

const Numbered = ({ problem: { number, problem, isProject } }: { problem: MatrixProblem }) => {
  const text = problem.length <= inCell ? problem.trim() : wholePhrase(problem, inCell);
  return (
    <View style={styles.row}>
      <View style={[sign, { backgroundColor: isProject ? colors.brand : colors.line }]}>
        <Say style={[signText, { color: isProject ? colors.paper : colors.ink }]}>{`${number}`}</Say>
      </View>
      <Say style={{ flex: 1, fontSize: 8.5, lineHeight: 1.35 }}>{text ?? ''}</Say>
    </View>
  );
};

const sign = {
  minWidth: 14,
  height: 14,
  borderRadius: 7,
  marginRight: 5,
  paddingHorizontal: 3,
  alignItems: 'center',
  justifyContent: 'center',
} as const;
const keyMark = {
  width: 8,
  height: 8,
  borderRadius: 4,
  marginRight: 5,
  backgroundColor: colors.brand,
} as const;
const signText = { fontSize: 7.5, lineHeight: 1, fontWeight: 700 } as const;
