import { expect, test } from 'vitest';
import { visitorPages } from '../../../../../shared/marketing/capture/visitors/endpoints';
import { rowsOf } from '../../../../testing/database';
import { movedClock, withLivePage } from '../testing/live-page';

type Given = { address: string; wait: number; body: Record<string, string> };

/** Fifty forms: valid ones, and suspicious ones of every kind, some because of earlier forms. */
const forms: Given[] = Array.from({ length: 50 }, (_unused, index) => {
  const body: Record<string, string> = { name: `Ana ${index}`, email: `ana${index}@example.org` };
  if (index % 7 === 1) body.website = 'https://spam.example';
  if (index % 11 === 2) body.name = 'Ana www.spam.example';
  if (index % 11 === 5) body.message = `A https://a.example y https://b.example ${index}`;
  if (index % 13 === 6) body.email = `ana${index}@mailinator.com`;
  if (index % 9 === 4) body.token = 'made.up.token';
  if (index % 5 === 0) body.message = 'Quiero una hogaza';
  if (index % 6 === 3) body.email = 'joan@example.org';
  if (index % 8 === 7) body.consent = 'on';
  return { address: `203.0.113.${index < 20 ? 1 : index}`, wait: index % 10 === 8 ? 1 : 10, body };
});

/** Sends all forms through one entry point; resolves to the verdict on each. */
async function verdictsBy(door: 'send' | 'sendEmbed' | 'sendJson') {
  const { anonymous, params, show, tokenIn, clock, headersOf, db } = await withLivePage(movedClock());
  const type = door === 'sendJson' ? 'application/json' : 'application/x-www-form-urlencoded';
  for (const { address, wait, body } of forms) {
    const token = tokenIn((await show({}, address)).text);
    clock.pass(wait);
    const headers = { ...headersOf(address), 'Content-Type': type };
    const { status } = await anonymous(visitorPages[door], { params, headers, body: { token, ...body } });
    expect(status).toBe(door === 'sendJson' ? 200 : 303);
  }
  const [counted] = await rowsOf(db, 'select count(*)::int as leads from marketing_leads');
  const rows = await rowsOf(db, 'select verdict, suspicions from marketing_submissions order by id');
  return { rows, leads: counted };
}

test('a page, a frame and a script give the same verdicts on fifty forms, and every form is stored', async () => {
  const [page, embed, script] = [
    await verdictsBy('send'),
    await verdictsBy('sendEmbed'),
    await verdictsBy('sendJson'),
  ];
  expect(embed).toEqual(page);
  expect(script).toEqual(page);
  expect(page.rows).toHaveLength(forms.length);
  const found = new Set(page.rows.flatMap(({ suspicions }) => suspicions as string[]));
  expect([...found].toSorted()).toEqual(
    [
      'address limit',
      'disposable',
      'email limit',
      'honeypot',
      'link in name',
      'links in text',
      'same text',
      'token',
      'too fast',
    ].toSorted(),
  );
  expect(page.rows.some(({ verdict }) => verdict === 'accepted')).toBe(true);
}, 120_000);
