import { Children, isValidElement, type ReactNode } from 'react';
import { site } from '../../../../../../../shared/site';
import { sheet, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';
import { Contents, type ContentsEntry } from './contents';
import { Cover } from './cover';

interface FrameProps {
  of: Sheet;
  page: number;
  pages: number;
  entries: ContentsEntry[];
  children: ReactNode;
}

/**
 * What stands around the content of each page: the cover and the contents on the first, the running head on the others.
 * The head and the foot are one text each, because every page is laid out several times before all pages are numbered.
 */
export const Frame = ({ of, page, pages, entries, children }: FrameProps) => {
  const { words, data } = of;
  for (const id of idsIn(children)) of.pages.set(id, page);
  return (
    <>
      {page === 1 ? (
        <Cover of={of} />
      ) : (
        <Say style={[styles.note, styles.rule, running, { top: 30, paddingBottom: 6 }]}>
          {runningHead(data.company.name, words.title)}
        </Say>
      )}
      {children}
      {page === 1 && <Contents of={of} entries={entries} />}
      <Say style={[styles.note, running, { bottom: 26, textAlign: 'right' }]}>
        {`${site.name} · ${words.page(page, pages)}`}
      </Say>
    </>
  );
};

/** Letters of a company's name that fit on the line of the head with the title. */
const inHead = 60;

const runningHead = (company: string, title: string) =>
  company.length <= inHead ? `${company} · ${title}` : title;

/** What the renderer hands to a page's layout as its content. */
interface Placed {
  node?: { props?: { id?: string } };
}

/**
 * The chapters that begin on a page. A node that is rendered with its page number would tell this too, but the renderer
 * loses the line before such a node when both move to the next page.
 */
const idsIn = (content: ReactNode): string[] =>
  Children.toArray(content).flatMap((one) => {
    const id = isValidElement<Placed>(one) ? one.props.node?.props?.id : undefined;
    return id === undefined ? [] : [id];
  });

const running = { position: 'absolute', left: sheet.margin, right: sheet.margin } as const;
