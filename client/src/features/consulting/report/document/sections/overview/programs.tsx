import { bySameReaders, type Programs as Used } from '@shared/consulting/report/overview/programs';
import { useFigureWords } from '../../drawings/use-figure-words';
import { ReportTable } from '../report-table';

/** The programs that modules would read, and what to ask where they are not told. */
export function Programs({ programs: { read, areTold, readsUnknown, ask } }: { programs: Used }) {
  const { overview, report } = useFigureWords();
  const { heading, columns, connected, ask: asked, readsUnknown: whereKept } = overview.programs;
  const questions = [
    ask && (ask.who === 'none' ? asked.none : asked.departments(ask.departments)),
    readsUnknown.length > 0 && whereKept(readsUnknown),
  ].filter(Boolean);
  return (
    <div className="grid gap-x-10 gap-y-6 @3xl:auto-cols-fr @3xl:grid-flow-col">
      {read.length > 0 && (
        <div className="grid content-start gap-3">
          <ReportTable caption={heading} columns={[columns.program, columns.readBy]}>
            {bySameReaders(read).map(({ names, readBy }) => (
              <tr key={names}>
                <th scope="row" className="min-w-24 font-medium wrap-anywhere">
                  {names}
                </th>
                <td data-column={columns.readBy}>
                  {readBy.map((module) => report.module[module]).join(', ')}
                </td>
              </tr>
            ))}
          </ReportTable>
          {areTold && <p className="text-sm text-muted">{connected}</p>}
        </div>
      )}
      {questions.length > 0 && (
        <div className="grid content-start gap-3">
          {questions.map((question) => (
            <p key={String(question)} className="border-b border-line pb-6 text-sm">
              {question}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
