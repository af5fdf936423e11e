import { outOf } from '../../../../../../../../shared/consulting/report/layout';
import { levelsView } from '../../drawings/levels-view';
import { Table } from '../../parts/table';
import type { Sheet } from '../../sheet';

/** Every department with its level, the least digitalized first, where they are too many or too long for a drawing. */
export const DepartmentsTable = ({ of: { model, words } }: { of: Sheet }) => {
  if (levelsView(model) !== 'table') return null;
  const { heat, columns } = words.figures.chart;
  return (
    <Table
      heading={heat}
      columns={[
        { title: columns.department, width: 380 },
        { title: columns.level, width: 103 },
      ]}
      rows={model.figures.digitalization.departments.map(({ id, name, level }) => ({
        key: id,
        cells: [name, outOf(level)],
      }))}
    />
  );
};
