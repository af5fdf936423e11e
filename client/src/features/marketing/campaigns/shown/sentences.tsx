import { Fragment } from 'react';
import type { Line } from '@shared/marketing/campaigns/piece';
import { usePiece } from '../piece-context';
import { Sentence, ShownEditor } from './sentence';

/** The editor of a text that is added at the end of a list; nothing while none is. */
export function NewText({ at }: { at: string }) {
  const { opened } = usePiece();
  return opened?.isNew && opened.at === at ? <ShownEditor at={at} isNew /> : null;
}

/** The sentences of a list, one after another. */
export function Sentences({ at, lines }: { at: string; lines: readonly Line[] }) {
  return (
    <>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a sentence is its place
        <Fragment key={index}>
          <Sentence at={`${at}.${index}`} line={line} />{' '}
        </Fragment>
      ))}
      <NewText at={`${at}.${lines.length}`} />
    </>
  );
}
