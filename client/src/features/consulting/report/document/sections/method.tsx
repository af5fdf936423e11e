import type { ModulesBy } from '@shared/consulting/report/company-data';
import { useFigureWords } from '../drawings/use-figure-words';

/** Explains how each figure and finding is derived. */
export function Method({ modulesBy }: { modulesBy?: ModulesBy }) {
  const { words } = useFigureWords();
  return (
    <dl className="gap-x-10 text-sm @3xl:columns-2">
      {words.method.rules(modulesBy).map(([name, text]) => (
        <div key={name} className="mb-3 break-inside-avoid">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
