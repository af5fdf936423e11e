const itemMark = '- ';

/**
 * A long text from a dictionary: an empty line separates paragraphs, and lines that begin with “- ” form a
 * list.
 */
export const PlainText = ({ text }: { text: string }) =>
  text.split('\n\n').map((part) =>
    part.startsWith(itemMark) ? (
      <ul key={part} className="grid list-disc gap-2 pl-5">
        {part.split('\n').map((line) => (
          <li key={line} className="max-w-measure">
            {line.slice(itemMark.length)}
          </li>
        ))}
      </ul>
    ) : (
      <p key={part} className="max-w-measure">
        {part}
      </p>
    ),
  );
