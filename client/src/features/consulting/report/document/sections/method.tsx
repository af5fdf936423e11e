import type { ModulesBy } from '@shared/consulting/report/company-data';
import type { ModuleChoice } from '@shared/consulting/report/overview/module-choices';
import { Disclosure } from '@/ui/controls/disclosure';
import { useFigureWords } from '../drawings/use-figure-words';
import { ModuleChoices } from './overview/module-choices';

interface MethodProps {
  modulesBy?: ModulesBy;
  choices: ModuleChoice[];
  /** Whether it is folded, for whom it is an example. */
  isBrief: boolean;
}

/** What chose each module, and how each figure and finding is derived. */
export function Method({ modulesBy, choices, isBrief }: MethodProps) {
  const { words, overview } = useFigureWords();
  const rules = (
    <dl className="grid gap-3 text-sm">
      {words.method.rules(modulesBy, choices.length > 0).map(([name, text]) => (
        <div key={name} className="grid break-inside-avoid gap-x-6 @xl:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="font-semibold">{name}</dt>
          <dd className="max-w-[80ch] text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div className="grid gap-6 print:block print:space-y-6">
      {isBrief && choices.length > 0 ? (
        <Disclosure summary={overview.choices.heading} className="[&_caption]:sr-only">
          <ModuleChoices choices={choices} />
        </Disclosure>
      ) : (
        <ModuleChoices choices={choices} />
      )}
      {isBrief ? <Disclosure summary={words.method.folded}>{rules}</Disclosure> : rules}
    </div>
  );
}
