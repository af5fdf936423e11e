import { Window } from 'happy-dom';

/** A rendered page with marks in place of the data; see `waiting-pages.ts`. */
export interface MarkedPage {
  html: string;
  least: readonly number[];
  unknown?: string;
}

/**
 * Turns the page into a template for its script. Two rows of each list are kept, which the script repeats: one of an
 * item with short texts and one of an item with a long text. A list of one item has no row for a long text.
 */
export function waitingTemplate({ html, least, unknown }: MarkedPage): string {
  const { document } = new Window();
  document.body.innerHTML = html;
  // The DOM of this library matches the browser's types in everything that is used here.
  const body = document.body as unknown as HTMLElement;
  for (const [list, length] of least.entries()) if (length > 0) keepRows(body, list);
  if (unknown) hide(body, unknown);
  for (const element of body.querySelectorAll('*')) removeUnused(element);
  return `<template data-least="${least.join(' ')}">${body.innerHTML.replace(/⟧ +</g, '⟧<')}</template>`;
}

function keepRows(body: HTMLElement, list: number) {
  const [all, first, second] = [`⟦${list}.`, `⟦${list}.0.`, `⟦${list}.1.`];
  const hasSecond = body.textContent.includes(second);
  const short = hasSecond ? rowOf(body, first, second) : innermost(body, first).closest('li');
  const long = hasSecond ? rowOf(body, second, first) : undefined;
  for (const other of [...(short?.parentElement?.children ?? [])])
    if (other !== short && other !== long && other.textContent.includes(all)) other.remove();
  short?.setAttribute('data-each', String(list));
  long?.setAttribute('data-long', String(list));
}

/** The largest element with one item's mark that does not contain the other item's: the row of that item. */
function rowOf(body: HTMLElement, own: string, other: string): Element {
  let row = innermost(body, own);
  while (row.parentElement && !row.parentElement.textContent.includes(other)) row = row.parentElement;
  return row;
}

function innermost(body: HTMLElement, mark: string): Element {
  const found = [...body.querySelectorAll('*')].findLast((element) => element.textContent.includes(mark));
  if (!found) throw new Error(`The page shows nothing of ${mark}`);
  return found;
}

function hide(body: HTMLElement, selector: string) {
  const parts = body.querySelectorAll(selector);
  if (parts.length === 0) throw new Error(`The page has no ${selector}`);
  for (const part of parts) part.setAttribute('data-unknown', '');
}

/**
 * Removes ids, names and marks in attributes, which an inert view does not need, and inline styles, which the pages'
 * CSP forbids.
 */
function removeUnused(element: Element) {
  for (const { name, value } of [...element.attributes])
    if (value.includes('⟦') || ['id', 'for', 'style', 'title', 'aria-label', 'tabindex'].includes(name))
      element.removeAttribute(name);
}
