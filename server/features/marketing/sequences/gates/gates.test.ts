import { expect, test } from 'vitest';
import { decide, type GateFacts, gates } from './gates';

/** A Tuesday at ten in the morning in Madrid. */
const now = new Date('2026-11-24T09:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

const passing: GateFacts = {
  consent: 'confirmed',
  isSuppressed: false,
  delivery: 'ok',
  enrolment: 'active',
  enrolledAt: ago(100),
  leadStatus: 'new',
  answeredAt: null,
  isInstant: false,
  zone: 'Europe/Madrid',
  quiet: { from: 21 * 60, to: 9 * 60 },
  toLead: [],
  accountFreeAt: null,
  sequence: 'on',
  hasContent: true,
  hasSender: true,
  isCompanyLive: true,
};

const stop = (reason: string) => ({ is: 'stop', reason });
const hold = (what: string) => ({ is: 'hold', hold: what });
const move = (by: string, to: Date) => ({ is: 'move', to, moved: [{ by, to }] });

const cases: [number, string, Partial<GateFacts>, object][] = [
  [1, 'consent', { consent: 'withdrawn' }, stop('consent')],
  [1, 'consent', { consent: 'pending' }, stop('consent')],
  [1, 'consent', { consent: 'none' }, stop('consent')],
  [2, 'suppression', { isSuppressed: true }, stop('suppressed')],
  [2, 'delivery', { delivery: 'hard' }, stop('delivery')],
  [3, 'enrolment', { enrolment: 'stopped' }, stop('status')],
  [3, 'status', { leadStatus: 'won' }, stop('status')],
  [3, 'status', { leadStatus: 'lost' }, stop('status')],
  [3, 'status', { leadStatus: 'spam' }, stop('status')],
  [4, 'answer', { answeredAt: ago(1) }, stop('answered')],
  [5, 'quiet hours', { quiet: { from: 9 * 60, to: 11 * 60 } }, move('quiet hours', later(1))],
  [6, 'one a day', { toLead: [ago(20)] }, move('one a day', later(4))],
  [6, 'three a week', { toLead: [ago(25), ago(50), ago(24 * 7 - 3)] }, move('three a week', later(3))],
  [6, 'account', { accountFreeAt: later(2) }, move('account full', later(2))],
  [7, 'sequence', { sequence: 'paused' }, hold('sequence')],
  [7, 'sequence', { sequence: 'off' }, hold('sequence')],
  [7, 'company', { isCompanyLive: false }, hold('company')],
  [7, 'sender', { hasSender: false }, hold('sender')],
  [7, 'content', { hasContent: false }, hold('content')],
];

test('a mail that nothing is against is sent', () => {
  expect(decide(passing, now)).toEqual({ is: 'send' });
});

test.each(cases)('gate %i (%s) alone decides about %o', (number, name, facts, decision) => {
  const given = { ...passing, ...facts };
  expect(decide(given, now)).toEqual(decision);
  const against = gates.filter(({ check }) => check(given, now));
  expect(against).toMatchObject([{ number, name }]);
});

test('every gate is among them', () => {
  const tested = new Set(cases.map(([, name]) => name));
  expect(gates.filter(({ name }) => !tested.has(name))).toEqual([]);
});

test('an answer from before the enrolment stops nothing', () => {
  expect(decide({ ...passing, answeredAt: ago(101) }, now)).toEqual({ is: 'send' });
});

test('the instant reply comes at night within ten minutes of the click, and not after them', () => {
  const night = new Date('2026-11-24T22:00:00Z');
  const clicked = (minutes: number) => ({
    ...passing,
    isInstant: true,
    enrolledAt: new Date(night.getTime() - minutes * 60_000),
  });
  expect(decide(clicked(10), night)).toEqual({ is: 'send' });
  expect(decide(clicked(11), night)).toMatchObject({ is: 'move', to: new Date('2026-11-25T08:00:00Z') });
});

test('what one gate moves into another one’s way is moved on, to the first minute that is free for all', () => {
  // One mail yesterday at 22:30 (an instant reply): free again today at 22:30, which is quiet.
  const decision = decide({ ...passing, toLead: [new Date('2026-11-23T21:30:00Z')] }, now);
  expect(decision).toMatchObject({
    is: 'move',
    to: new Date('2026-11-25T08:00:00Z'),
    moved: [{ by: 'one a day' }, { by: 'quiet hours' }],
  });
});

test('a mail that is stopped is not moved first', () => {
  const facts = { ...passing, consent: 'withdrawn', toLead: [ago(1)] } as const;
  expect(decide(facts, now)).toEqual(stop('consent'));
});
