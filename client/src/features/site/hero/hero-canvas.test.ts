import { beforeEach, expect, test, vi } from 'vitest';
import { fakeIntersections } from '@/testing/fake-intersections';
import { startHeroCanvas } from './hero-canvas';
import type { HeroMessage, HeroState } from './hero-messages';

class FakeWorker extends EventTarget {
  told: HeroMessage[] = [];
  terminated = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(message: HeroMessage) {
    this.told.push(message);
  }
  terminate() {
    this.terminated = true;
  }
  says(state: HeroState) {
    this.dispatchEvent(new MessageEvent('message', { data: state }));
  }
}

let workers: FakeWorker[] = [];
let idle: (() => void)[] = [];
let calm = new EventTarget() as EventTarget & { matches: boolean };
let hidden = false;

beforeEach(() => {
  workers = [];
  idle = [];
  hidden = false;
  calm = Object.assign(new EventTarget(), { matches: false });
  fakeIntersections.start();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => calm);
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => idle.push(begin));
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: () => ({}) });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

const container = () => document.body.appendChild(document.createElement('div'));
const beIdle = () => {
  for (const begin of idle.splice(0)) begin();
};
const show = (target: Element, visible: number) => fakeIntersections.show({ target, visible, height: 700 });
const running = () =>
  workers[0]?.told.map((message) => message.running).findLast((each) => each !== undefined);

/** A started canvas that is on the screen. */
function moving() {
  const hero = container();
  const stop = startHeroCanvas(hero);
  beIdle();
  show(hero, 700);
  workers.at(-1)?.says('drawn');
  return { hero, stop };
}

/** Whether the still drawing stands, and nothing works any more. */
const isStill = (hero: HTMLElement, worker = workers[0]) =>
  worker?.terminated === true && !hero.hasAttribute('data-moving') && hero.childElementCount === 0;

test('it begins when the browser is idle and the hero is seen, and not before', () => {
  const hero = container();
  startHeroCanvas(hero);
  expect(fakeIntersections.watches(hero)).toBe(false);
  beIdle();
  show(hero, 0);
  expect(workers).toHaveLength(0);
  show(hero, 300);
  expect(workers).toHaveLength(1);
  expect(running()).toBe(true);
  expect(hero.querySelector('canvas')).toBeInTheDocument();
});

test('the still drawing stands until the canvas has its first picture', () => {
  const hero = container();
  startHeroCanvas(hero);
  beIdle();
  show(hero, 700);
  expect(hero).not.toHaveAttribute('data-moving');
  workers[0]?.says('drawn');
  expect(hero).toHaveAttribute('data-moving');
});

test('once it has settled, the worker ends and the still drawing stands for good', () => {
  const { hero, stop } = moving();
  workers[0]?.says('settled');
  expect(isStill(hero)).toBe(true);
  show(hero, 0);
  show(hero, 700);
  document.dispatchEvent(new Event('visibilitychange'));
  // The app takes the page over later.
  expect(startHeroCanvas(hero)).toBe(stop);
  beIdle();
  expect(workers).toHaveLength(1);
  expect(hero).toBeEmptyDOMElement();
});

test('it waits for the page to be loaded', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  startHeroCanvas(container());
  expect(idle).toHaveLength(0);
  dispatchEvent(new Event('load'));
  expect(idle).toHaveLength(1);
});

test('it rests off the screen and in a hidden tab, and goes on after', () => {
  const { hero } = moving();
  show(hero, 0);
  expect(running()).toBe(false);
  show(hero, 700);
  expect(running()).toBe(true);
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(running()).toBe(false);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(running()).toBe(true);
  expect(workers).toHaveLength(1);
});

test('for those who want calm the still drawing stays, also when they ask for it later', () => {
  calm.matches = true;
  const { hero } = moving();
  expect(workers).toHaveLength(0);
  expect(hero).not.toHaveAttribute('data-moving');
  calm.matches = false;
  calm.dispatchEvent(new Event('change'));
  expect(running()).toBe(true);
  calm.matches = true;
  calm.dispatchEvent(new Event('change'));
  expect(isStill(hero)).toBe(true);
});

test('without OffscreenCanvas nothing happens', () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  vi.stubGlobal('Worker', FakeWorker);
  startHeroCanvas(container());
  expect(idle).toHaveLength(0);
  expect(workers).toHaveLength(0);
});

test('started twice, by the boot script and by the app, it runs once', () => {
  const { hero, stop } = moving();
  expect(startHeroCanvas(hero)).toBe(stop);
  expect(workers).toHaveLength(1);
});

test('when it is stopped, or its worker fails, nothing of it is left', () => {
  const first = moving();
  first.stop();
  expect(isStill(first.hero)).toBe(true);
  const second = moving();
  workers[1]?.dispatchEvent(new Event('error'));
  expect(isStill(second.hero, workers[1])).toBe(true);
});

test('stopped before it has begun, it never begins', () => {
  const hero = container();
  startHeroCanvas(hero)();
  beIdle();
  expect(fakeIntersections.watches(hero)).toBe(false);
});
