import { type RefObject, useEffect, useEffectEvent } from 'react';

interface RowKeys {
  /** The element around the rows. */
  table: RefObject<HTMLElement | null>;
  ids: readonly number[];
  current: number;
  setCurrentId: (id: number) => void;
  letters: boolean;
  onTick: (index: number, isRange: boolean) => void;
  /** The column is the one whose cell has the focus. */
  onEdit: (index: number, column: string | undefined) => void;
}

type Step = (at: number, last: number) => number;

const down: Step = (at, last) => Math.min(at + 1, last);
const up: Step = (at) => Math.max(at - 1, 0);

const steps: Record<string, Step> = {
  ArrowDown: down,
  ArrowUp: up,
  Home: () => 0,
  End: (_, last) => last,
};
const letterSteps: Record<string, Step> = { j: down, k: up };

/** Moves on from the last or first row of a table to the table that follows or goes before on the page. */
function focusBeside(row: Element, key: string) {
  const step = { arrowdown: 1, j: 1, arrowup: -1, k: -1 }[key.toLowerCase()];
  const names = [...document.querySelectorAll<HTMLElement>('[data-row-name]')];
  const own = names.findIndex((name) => row.contains(name));
  if (step) names[own + step]?.focus();
}

const nameOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[data-row-name]');

/** Moves the focus along the controls of its row. */
function moveAlong(row: Element, target: HTMLElement, direction: 1 | -1) {
  const controls = [...row.querySelectorAll<HTMLElement>('a, button, input')];
  controls[controls.indexOf(target) + direction]?.focus();
}

const isTyping = (target: HTMLElement) =>
  target.closest('[data-editing], [role="menu"], select, textarea, input:not([type="checkbox"])') !== null;

/** Whether nothing has the focus, or only the heading or the content of a page that was just opened. */
const isIdle = (target: HTMLElement) => target === document.body || target.matches('main, main h1');

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

/**
 * The keys of a table's rows: arrows, Home, End, J and K move between rows, left and right within one, X ticks (with the
 * shift key the range), Enter opens, E and F2 edit. Without a focus, J and K begin at the current row of the first table.
 */
export function useRowKeys({ table, ids, current, setCurrentId, letters, onTick, onEdit }: RowKeys) {
  const rowOf = (id: number) => table.current?.querySelector(`[data-row="${id}"]`);

  function moveTo(index: number) {
    const id = ids[index];
    if (id === undefined) return;
    const focus = () => nameOf(rowOf(id))?.focus();
    setCurrentId(id);
    // A row far away is drawn first.
    if (rowOf(id)) focus();
    else requestAnimationFrame(focus);
  }

  /** Whether the key means something on a row. */
  function act({ key, shiftKey }: KeyboardEvent, row: Element, target: HTMLElement): boolean {
    const letter = letters ? key.toLowerCase() : '';
    const move = steps[key] ?? letterSteps[letter];
    const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
    const next = move?.(current, ids.length - 1);
    if (next === current) focusBeside(row, key);
    else if (next !== undefined) moveTo(next);
    else if (key === 'ArrowRight') moveAlong(row, target, 1);
    else if (key === 'ArrowLeft') moveAlong(row, target, -1);
    else if (letter === 'x') onTick(current, shiftKey);
    else if (key === 'F2' || letter === 'e') onEdit(current, column);
    else if (key === 'Enter' && target.matches('input')) nameOf(row)?.click();
    else return false;
    return true;
  }

  const listen = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || hasModifier(event) || isTyping(target)) return;
    const row = target.closest('[data-row]');
    if (row && table.current?.contains(row) && act(event, row, target)) event.preventDefault();
    const isFirst = table.current?.contains(document.querySelector('[data-row]'));
    if (isIdle(target) && isFirst && letters && letterSteps[event.key]) moveTo(current);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => listen(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
