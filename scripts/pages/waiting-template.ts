import { Window } from 'happy-dom';

/** A rendered page with marks in the place of the answers; see `waiting-pages.ts`. */
export interface MarkedPage {
  html: string;
  least: readonly number[];
  unknown?: string;
}

/**
 * The page as a template that its script fills in. Of each list two rows are kept, to be repeated: that of an item with
 * short texts, and that of one with a long text. A list of one item has no row for a long text.
 */
export function waitingTemplate({ html, least, unknown }: MarkedPage): string {
  const { document } = new Window();
  document.body.innerHTML = html;
  // What is used of it here is the same in the DOM of browsers, whose types these are.
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

/** The row of an item is the largest element that holds nothing of the other one. */
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

/** The view is inert: names serve nobody, nor do marks in attributes. The policy of the pages forbids inline styles. */
function removeUnused(element: Element) {
  for (const { name, value } of [...element.attributes])
    if (value.includes('⟦') || ['id', 'for', 'style', 'title', 'aria-label', 'tabindex'].includes(name))
      element.removeAttribute(name);
}
