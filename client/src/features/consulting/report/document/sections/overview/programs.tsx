import type { Programs as Used } from '@shared/consulting/report/overview/programs';
import { useFigureWords } from '../../drawings/use-figure-words';
import { ReportTable } from '../report-table';

/** The programs that the architecture is built on, or what to ask where they are not told. */
export function Programs({ programs: { programs, readsUnknown, ask } }: { programs: Used }) {
  const { overview, report } = useFigureWords();
  const {
    heading,
    columns,
    connected,
    connectedOnly,
    ask: asked,
    readsUnknown: whereKept,
  } = overview.programs;
  const questions = [
    ask && (ask.who === 'none' ? asked.none : asked.departments(ask.departments.map(({ name }) => name))),
    readsUnknown.length > 0 && whereKept(readsUnknown),
  ].filter(Boolean);
  return (
    <div className="grid gap-3">
      {programs.length > 0 && (
        <>
          <ReportTable caption={heading} columns={[columns.program, columns.readBy]}>
            {programs.map(({ name, readBy }) => (
              <tr key={name}>
                <th scope="row" className="min-w-24 font-medium wrap-anywhere">
                  {name}
                </th>
                <td data-column={columns.readBy}>
                  {readBy.length > 0
                    ? readBy.map((module) => report.module[module]).join(', ')
                    : connectedOnly}
                </td>
              </tr>
            ))}
          </ReportTable>
          <p className="text-sm text-muted">{connected}</p>
        </>
      )}
      {questions.map((question) => (
        <p key={String(question)} className="border-b border-line pb-6 text-sm">
          {question}
        </p>
      ))}
    </div>
  );
}
