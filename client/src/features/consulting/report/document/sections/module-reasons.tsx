import type { ChosenModule, Reason } from '@shared/consulting/report/modules/modules';
import { Card } from '@/ui/card';
import { useFigureWords } from '../drawings/use-figure-words';
import { RecordName } from '../record-link';

/** Each module with the records that call for it and the matching word in each. */
export function ModuleReasons({ modules }: { modules: ChosenModule[] }) {
  const { words, report } = useFigureWords();
  return (
    <ul className="grid gap-4 md:grid-cols-2 print:grid-cols-1">
      {modules.map(({ module, because }) => (
        <Card as="li" key={module} className="min-w-0 break-inside-avoid-page">
          <h3 className="font-semibold">{report.module[module]}</h3>
          <p className="text-muted">{report.moduleText[module]}</p>
          <p className="mt-3 break-after-avoid text-sm font-medium">
            {because.length === 0 ? words.modules.always : words.modules.because(because.length)}
          </p>
          <ul className="grid gap-1">
            {because.map((reason) => (
              <ReasonItem key={reason.id} reason={reason} />
            ))}
          </ul>
        </Card>
      ))}
    </ul>
  );
}

function ReasonItem({ reason: { kind, id, label, field, word } }: { reason: Reason }) {
  const { words } = useFigureWords();
  return (
    <li className="min-w-0 text-sm">
      <RecordName record={{ kind, id, label }} most={160} />
      <span className="block text-muted wrap-anywhere">
        {words.modules.word(word)}, {words.modules.inField[field]}
      </span>
    </li>
  );
}
