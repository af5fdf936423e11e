import type { ModuleChoice } from '@shared/consulting/report/overview/module-choices';
import { useFigureWords } from '../../drawings/use-figure-words';
import { ReportTable } from '../report-table';

/** The records and words that chose the modules. */
export function ModuleChoices({ choices }: { choices: ModuleChoice[] }) {
  const { overview, projects, report } = useFigureWords();
  const { heading, columns, department, itsName, strength } = overview.choices;
  const recordOf = (choice: ModuleChoice) => {
    if (choice.number) return projects.problem(choice.number);
    return choice.department ? department(choice.department) : strength(choice.strength);
  };
  if (choices.length === 0) return null;
  return (
    <ReportTable caption={heading} columns={[columns.record, columns.module, columns.word]}>
      {choices.map((choice) => (
        <tr key={`${choice.module} ${choice.kind} ${choice.id}`}>
          <th scope="row" className="font-normal wrap-anywhere">
            {recordOf(choice)}
          </th>
          <td data-column={columns.module}>{report.module[choice.module]}</td>
          <td data-column={columns.word} className="wrap-anywhere">
            {choice.word ?? itsName}
          </td>
        </tr>
      ))}
    </ReportTable>
  );
}
