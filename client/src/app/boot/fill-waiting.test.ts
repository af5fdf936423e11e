import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitingTemplate } from '../../../../scripts/pages/waiting-template';
import { fillWaiting } from './fill-waiting';

const skeleton = '<h1>Loading …</h1>';

/** A page as the build renders it: a record, and a list of it whose long texts are folded. */
const page = waitingTemplate({
  html: `<main id="content"><h1 title="⟦0.name⟧">⟦0.name⟧</h1><p class="count">2</p>
    <p>⟦0.size:small=Up to 49|large=250 or more⟧</p>
    <ul><li><b style="color:red">⟦1.0.name⟧</b></li><li><b>⟦1.1.name⟧   </b><i>Show all</i></li></ul></main>`,
  least: [0, 2],
  unknown: '.count',
});

const company = { name: 'Taller Ría', size: 'large' };
const list = [{ name: 'Boats' }, { name: 'Sails' }, { name: 'x'.repeat(300) }];

beforeEach(() => history.replaceState(null, '', '/empresa/7'));
afterEach(() => {
  document.body.innerHTML = '';
});

const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

/** Fills the page from the answers; the app reads the same responses later. */
async function fill(...answers: Promise<Response>[]) {
  document.body.innerHTML = `<div id="root"></div><div id="waiting">${skeleton}</div>${page}`;
  const responses = new Map([
    ['/api/user', json({})],
    ...answers.map((answer, index) => [`/api/${index}`, answer] as const),
  ]);
  await fillWaiting({ token: 'a-token', responses }).catch(() => undefined);
  return document.getElementById('waiting') as HTMLElement;
}

const textsOf = (element: HTMLElement, selector: string) =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('the first answers are shown, each item in a row, and stay readable for the app', async () => {
  const answers = [json(company), json(list)] as const;
  const waiting = await fill(...answers);
  expect(textsOf(waiting, 'h1')).toEqual(['Taller Ría']);
  expect(textsOf(waiting, 'p:not(.count)')).toEqual(['250 or more']);
  expect(textsOf(waiting, 'b')).toEqual(list.map(({ name }) => name));
  expect(await (await answers[1]).json()).toEqual(list);
});

test('only a row with a long text is folded', async () => {
  const waiting = await fill(json(company), json(list));
  expect(textsOf(waiting, 'li')).toEqual(['Boats', 'Sails', `${'x'.repeat(300)}Show all`]);
});

test('a stored text is never markup, nor a mark', async () => {
  const hostile = ['<img src=x onerror=alert(1)>', '⟦0.name⟧', '</template><script>alert(1)</script>', '$&'];
  const waiting = await fill(
    json({ ...company, name: '<b>⟦1.0.name⟧</b>' }),
    json(hostile.map((name) => ({ name }))),
  );
  expect(textsOf(waiting, 'h1')).toEqual(['<b>⟦1.0.name⟧</b>']);
  expect(textsOf(waiting, 'b')).toEqual(hostile);
  expect(waiting.querySelector('img, script')).toBeNull();
});

test('no more rows are drawn than a screen shows', async () => {
  const waiting = await fill(json(company), json(Array.from({ length: 500 }, () => ({ name: 'Boat' }))));
  expect(waiting.querySelectorAll('li')).toHaveLength(20);
});

test.each([
  ['a refused answer', () => [json(company), json({ message: 'Signed out' }, 401)]],
  ['an answer that never came', () => [json(company), Promise.reject(new TypeError('No connection'))]],
  ['a list that is too short to look like this', () => [json(company), json(list.slice(0, 1))]],
  ['an address that is no record’s', () => []],
])('the skeleton stays after %s', async (_, answers) => {
  const waiting = await fill(...answers());
  expect(waiting.innerHTML).toBe(skeleton);
});

test.each(['?tab=report', '#product-3'])(
  'the skeleton stays at %s, which shows another part',
  async (place) => {
    history.replaceState(null, '', `/empresa/7${place}`);
    expect((await fill(json(company), json(list))).innerHTML).toBe(skeleton);
  },
);

test('what marks cannot express is hidden, and attributes hold neither marks nor styles', () => {
  expect(page).toContain('<p class="count" data-unknown="">');
  expect(page).not.toMatch(/="[^"]*⟦|style=|id=/);
});

test('a page that has lost its list or a hidden part fails the build', () => {
  const html = '<p>⟦0.name⟧</p>';
  expect(() => waitingTemplate({ html, least: [0, 1] })).toThrow('⟦1.0.');
  expect(() => waitingTemplate({ html, least: [0], unknown: '.count' })).toThrow('.count');
});
