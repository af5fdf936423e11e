import type { ChosenModule } from '@shared/consulting/report/modules/modules';
import { useFigureWords } from '../drawings/use-figure-words';
import { MoreRecords } from '../more-records';
import { RecordName } from '../record-link';

/** Number of records shown for a module; the architecture's text has them all. */
const SHOWN = 4;

/** Each module with the records that call for it and the word in each. */
export function ModuleWords({ modules }: { modules: ChosenModule[] }) {
  const { words, report } = useFigureWords();
  return (
    <figure>
      <figcaption className="mb-2 break-after-avoid font-semibold">{words.modules.heading}</figcaption>
      <ul className="grid gap-3 @2xl:grid-cols-2 @3xl:grid-cols-1">
        {modules.map(({ module, because }) => (
          <li
            key={module}
            className="min-w-0 rounded-card border border-line bg-surface p-4 break-inside-avoid-page"
          >
            <p className="font-medium">{report.module[module]}</p>
            <p className="text-sm text-muted">
              {because.length === 0 ? words.modules.always : words.modules.because(because.length)}
            </p>
            <ul className="mt-1 grid gap-1 text-sm">
              {because.slice(0, SHOWN).map(({ kind, id, label, word }) => (
                <li key={id} className="min-w-0">
                  <mark className="rounded bg-accent/20 px-1 font-medium text-ink wrap-anywhere">{word}</mark>{' '}
                  <RecordName record={{ kind, id, label }} most={80} />
                </li>
              ))}
              {because.length > SHOWN && <MoreRecords count={because.length - SHOWN} />}
            </ul>
          </li>
        ))}
      </ul>
    </figure>
  );
}
