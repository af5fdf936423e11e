import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { boot } from './boot';

const startApp = vi.fn<(root: HTMLElement) => Promise<void>>();
const loads = {
  app: async () => ({ startApp }),
  heroCanvas: async () => ({ startHeroCanvas: () => () => undefined }),
};

const user = userEvent.setup();

beforeEach(() => {
  startApp.mockReset().mockResolvedValue();
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/');
});
afterEach(() => {
  document.body.innerHTML = '';
});

/** Opens a prerendered page, or an empty one. */
function visit(content: string, path: string | undefined = '/', data = '') {
  document.body.innerHTML = `<div id="root" ${path ? `data-path="${path}"` : ''} ${data}>${content}</div>`;
  boot(loads);
}

const button = () => document.querySelector('button') as HTMLButtonElement;

test('a page rendered ahead of time is left alone until it is used', async () => {
  visit('<p>Text</p>');
  expect(startApp).not.toHaveBeenCalled();
  dispatchEvent(new Event('scroll'));
  await expect.poll(() => startApp.mock.calls).toEqual([[document.getElementById('root'), undefined]]);
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'])(
  'the app takes over at the first %s',
  async (sign) => {
    visit('<p>Text</p>');
    dispatchEvent(new Event(sign));
    dispatchEvent(new Event(sign));
    await expect.poll(() => startApp.mock.calls).toHaveLength(1);
  },
);

test('an empty page starts the app at once, as does a stored token', async () => {
  visit('', '');
  await expect.poll(() => startApp.mock.calls).toHaveLength(1);
  localStorage.setItem('auth_token', 'x');
  visit('<p>Text</p>');
  await expect.poll(() => startApp.mock.calls).toHaveLength(2);
});

test.each([
  ['/comerzia', 'es', ''],
  ['/solutions/break-even', 'en', '?fixed=100'],
  ['/es', 'es', '?utm_source=x&service=custom_ai'],
])(
  'where %s in %s with “%s” is not what was rendered for all, the app starts at once',
  async (path, lang, search) => {
    document.documentElement.lang = lang;
    history.replaceState(null, '', `/${search}`);
    visit('<p>Text</p>', path);
    await expect.poll(() => startApp.mock.calls).toHaveLength(1);
  },
);

test('where a link was followed is no reason to start the app', async () => {
  history.replaceState(null, '', '/?utm_source=x&utm_medium=y');
  visit('<p>Text</p>');
  expect(startApp).not.toHaveBeenCalled();
  dispatchEvent(new Event('scroll'));
  await expect.poll(() => startApp.mock.calls).toHaveLength(1);
});

test('a query that the server has heeded is no reason to start the app', async () => {
  history.replaceState(null, '', '/auth?next=%2Fsettings&tab=register&failed=1');
  visit('<p>Text</p>', '/auth', 'data-search="tab=register" data-language="en"');
  expect(startApp).not.toHaveBeenCalled();
  dispatchEvent(new Event('scroll'));
  await expect.poll(() => startApp.mock.calls).toHaveLength(1);
});

test('the second step of a sign-in, which no screen is rendered for, starts the app at once', async () => {
  history.replaceState(null, '', '/auth?next=%2Fsettings&second=a-ticket');
  visit('<p>Text</p>', '/auth', 'data-search="" data-language="en"');
  await expect.poll(() => startApp.mock.calls).toHaveLength(1);
});

test('a screen that came in another language than the stored one starts the app at once', async () => {
  document.documentElement.lang = 'es';
  visit('<p>Text</p>', '/auth', 'data-search="" data-language="en"');
  await expect.poll(() => startApp.mock.calls).toHaveLength(1);
});

test('a click on a button waits for the app and is then done once, with its beginning, at which tabs and menus act', async () => {
  const acted: string[] = [];
  let appIsThere = () => {};
  startApp.mockImplementation(() => new Promise((done) => (appIsThere = done)));
  visit('<button type="button">Menu</button>');
  await user.click(button());
  await expect.poll(() => startApp.mock.calls).toHaveLength(1);
  for (const type of ['pointerdown', 'mousedown', 'click'])
    button().addEventListener(type, () => acted.push(type));
  appIsThere();
  await expect.poll(() => acted).toEqual(['pointerdown', 'mousedown', 'click']);
});

test('a form sent early is sent by the app, with what was typed', async () => {
  visit('<form><input name="nombre"><button>Send</button></form>');
  const sent: unknown[] = [];
  startApp.mockImplementation(async () => {
    document.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(new FormData(event.target as HTMLFormElement).get('nombre'));
    });
  });
  await user.type(document.querySelector('input') as HTMLInputElement, 'Eva');
  startApp.mockClear();
  await user.click(button());
  await expect.poll(() => sent).toEqual(['Eva']);
});

test('a chosen language is remembered although the link is followed without the app', async () => {
  startApp.mockReturnValue(new Promise(() => {}));
  visit('<a href="#es" hreflang="es">ES</a>');
  await user.click(document.querySelector('a') as HTMLAnchorElement);
  expect(localStorage.getItem('language')).toBe('es');
});

test('an app that cannot be loaded is tried again at the next sign of use', async () => {
  startApp.mockRejectedValueOnce(new Error('No network'));
  visit('<p>Text</p>');
  dispatchEvent(new Event('scroll'));
  await expect.poll(() => startApp.mock.calls).toHaveLength(1);
  await expect
    .poll(() => {
      dispatchEvent(new Event('scroll'));
      return startApp.mock.calls.length;
    })
    .toBe(2);
});
