import { Fragment } from 'react';
import { site } from '@shared/site';

const itemMark = '- ';

/**
 * A long text from a dictionary: an empty line separates paragraphs, and lines that begin with “- ” form a
 * list. Our email in it can be pressed.
 */
export const PlainText = ({ text }: { text: string }) =>
  text.split('\n\n').map((part) =>
    part.startsWith(itemMark) ? (
      <ul key={part} className="grid list-disc gap-2 pl-5">
        {part.split('\n').map((line) => (
          <li key={line} className="max-w-measure">
            <Linked text={line.slice(itemMark.length)} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={part} className="max-w-measure">
        <Linked text={part} />
      </p>
    ),
  );

const Linked = ({ text }: { text: string }) =>
  text.split(site.email).map((words, index) => (
    <Fragment key={words}>
      {index > 0 && <EmailLink />}
      {words}
    </Fragment>
  ));

const EmailLink = () => (
  <a
    href={`mailto:${site.email}`}
    className="font-medium text-brand underline underline-offset-4 hover:no-underline"
  >
    {site.email}
  </a>
);
