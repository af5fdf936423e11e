import type { ModulesBy } from '@shared/consulting/report/company-data';
import type { ModuleChoice } from '@shared/consulting/report/overview/module-choices';
import { useFigureWords } from '../drawings/use-figure-words';
import { ModuleChoices } from './overview/module-choices';

interface MethodProps {
  modulesBy?: ModulesBy;
  choices: ModuleChoice[];
}

/** What chose each module, and how each figure and finding is derived. */
export function Method({ modulesBy, choices }: MethodProps) {
  const { words } = useFigureWords();
  return (
    <div className="grid gap-6 print:block print:space-y-6">
      <ModuleChoices choices={choices} />
      <dl className="grid gap-3 text-sm">
        {words.method.rules(modulesBy, choices.length > 0).map(([name, text]) => (
          <div key={name} className="grid break-inside-avoid gap-x-6 @xl:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="font-semibold">{name}</dt>
            <dd className="max-w-[80ch] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
