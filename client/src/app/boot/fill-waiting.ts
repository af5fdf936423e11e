import type { FirstRequests } from '@/lib/api/first-requests';
import { sessionKey } from '@/lib/api/session-key';
import { isLong } from '@/lib/long-text';

/** Rows of a list, as many as a large screen shows. */
const MOST_ROWS = 20;

/**
 * Shows the first answers in the waiting view, long before the app runs. Without all of them the view stays as it is, as
 * it does with a query or a fragment, which may ask for another part of the page.
 */
export async function fillWaiting({ responses }: FirstRequests): Promise<void> {
  const views = [...document.querySelectorAll<HTMLTemplateElement>('template[data-least]')];
  const [first] = views;
  if (!first || location.search || location.hash) return;
  const [session] = sessionKey;
  const asked = [...responses].filter(([url]) => url !== session).slice(0, leastOf(first).length);
  const answers = await Promise.all(asked.map(([, response]) => response.then(read)));
  const view = views.findLast((each) =>
    leastOf(each).every((least, index) => least <= lengthOf(answers[index])),
  );
  const waiting = document.getElementById('waiting');
  if (!view || !waiting || answers.length === 0) return;
  waiting.replaceChildren(filled(view.content.cloneNode(true) as DocumentFragment, answers));
}

const leastOf = ({ dataset: { least = '' } }: HTMLElement) => least.split(' ').map(Number);

const lengthOf = (answer: unknown) => (Array.isArray(answer) ? answer.length : 0);

/** The app reads the same response later. */
const read = (response: Response): Promise<unknown> =>
  response.ok ? response.clone().json() : Promise.reject(new Error(response.statusText));

/** Each text is written once: marks in a stored text stay what they are. */
function filled(view: DocumentFragment, answers: readonly unknown[]) {
  const lists = [...view.querySelectorAll<HTMLElement>('[data-each]')].map((short) => {
    const list = Number(short.dataset.each);
    const long = view.querySelector(`[data-long="${list}"]`);
    const place = document.createComment('');
    short.replaceWith(place);
    long?.remove();
    return { list, short, long, place };
  });
  write(view, answers);
  for (const { list, short, long, place } of lists) {
    const items = (answers[list] as object[]).slice(0, MOST_ROWS);
    const rows = items.map((item, index) => {
      const row = (Object.values(item).some(isLongText) ? long : short)?.cloneNode(true);
      if (!row) throw new Error('The view has no row for a long text');
      write(row, answers, index);
      return row;
    });
    place.replaceWith(...rows);
  }
  return view;
}

const isLongText = (value: unknown) => typeof value === 'string' && isLong(value);

function write(part: Node, answers: readonly unknown[], row?: number) {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.includes('⟦')) text.data = withValues(text.data, answers, row);
  }
}

/** Replaces `⟦path⟧`, and `⟦path:value=text|…⟧` by the text of the value; in a row the path's second step is its index. */
const withValues = (text: string, answers: readonly unknown[], row: number | undefined) =>
  text.replace(/⟦([\w.]+)(?::(.*?))?⟧/gs, (_, path: string, choices: string | undefined) => {
    const steps = path.split('.');
    if (row !== undefined) steps[1] = String(row);
    const value = textAt(answers, steps);
    const chosen = choices?.split('|').find((choice) => choice.startsWith(`${value}=`));
    return choices === undefined ? value : (chosen?.slice(value.length + 1) ?? '');
  });

function textAt(answers: readonly unknown[], steps: readonly string[]) {
  const found = steps.reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], answers);
  return typeof found === 'string' ? found : '';
}
