import { useFigureWords } from './figure-words';

/** How each figure and finding comes about. */
export function Method() {
  const { words } = useFigureWords();
  return (
    <dl className="grid max-w-measure gap-3">
      {words.method.rules.map(([name, text]) => (
        <div key={name} className="break-inside-avoid">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
