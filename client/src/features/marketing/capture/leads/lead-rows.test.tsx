import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mailAddress } from '@shared/leads/sections';
import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyLead, captureOnServer } from '../../testing/capture-on-server';
import { anyCompany } from '../../testing/marketing-on-server';
import { CaptureScreen } from '../capture-screen';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = () =>
  renderAt(<CaptureScreen company={anyCompany({ leadCount: 3 })} onBin={() => undefined} />, {
    path: '/comercia/7/leads',
    language: 'es',
  });

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const rowOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr') ?? document.body);

const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') || query.includes('width <'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

test('on a phone a lead says where it has not agreed to mails, and nothing where it has', async () => {
  onPhone();
  captureOnServer({
    leads: [anyLead(), anyLead({ id: 22, contactName: 'Luis Gil', consent: 'pending' })],
  });
  await open();
  expect((await rowOf('Ana Ruiz')).queryByText(/correos/)).not.toBeInTheDocument();
  expect((await rowOf('Luis Gil')).getByText(/· Correo por confirmar ·/)).toBeVisible();
});

test('on a phone a lead says from which network it came, and is called by its number', async () => {
  onPhone();
  captureOnServer({
    leads: [anyLead({ contactPhone: '600 100 003' }), anyLead({ id: 22, contactName: 'Luis Gil' })],
  });
  await open();
  const ana = await rowOf('Ana Ruiz');
  expect(ana.getByText(/· Facebook$/)).toBeVisible();
  expect(ana.getByRole('link', { name: 'Llamar a Ana Ruiz' })).toHaveAttribute('href', 'tel:600100003');
  expect((await rowOf('Luis Gil')).queryByRole('link', { name: /^Llamar/ })).not.toBeInTheDocument();
});

test('a lead says for how many days it waits for an answer, which stand out as on Today', async () => {
  // At noon, and not on a day near which clocks change, hours make whole days of the calendar.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-29T10:00:00Z') });
  const old = { createdAt: ago(22) };
  captureOnServer({
    leads: [
      anyLead({ ...old }),
      anyLead({ id: 22, contactName: 'Luis Gil', createdAt: ago(2) }),
      anyLead({ id: 23, contactName: 'Eva Sanz', ...old, status: 'contacted' }),
      anyLead({ id: 24, contactName: 'Iker Paz', ...old, source: 'import' }),
    ],
  });
  await open();
  expect((await rowOf('Ana Ruiz')).getByText('Espera 22 días')).toHaveClass('text-danger');
  expect((await rowOf('Luis Gil')).getByText('Espera 2 días')).not.toHaveClass('text-danger');
  for (const name of ['Eva Sanz', 'Iker Paz']) {
    expect((await rowOf(name)).queryByText(/\d días$/)).not.toBeInTheDocument();
  }
});

test('who waits comes first, with what they asked for, and each can be written to or called in their row', async () => {
  captureOnServer({
    leads: [
      anyLead({ asked: '¿Se puede congelar?', contactPhone: '600 100 003' }),
      anyLead({ id: 22, contactName: 'Luis Gil', consent: 'withdrawn' }),
      anyLead({ id: 23, contactName: 'Eva Sanz', contactEmail: 'eva@example.org', contactId: null }),
    ],
  });
  await open();
  const ana = await rowOf('Ana Ruiz');
  expect(ana.getByText('¿Se puede congelar?')).toBeVisible();
  expect(ana.getByRole('link', { name: 'Responder a Ana Ruiz' })).toHaveAttribute('href', mailAddress(5));
  expect(ana.getByRole('link', { name: 'Llamar a Ana Ruiz' })).toBeVisible();
  const eva = (await rowOf('Eva Sanz')).getByRole('link', { name: 'Responder a Eva Sanz' });
  expect(eva).toHaveAttribute('href', 'mailto:eva@example.org');
  expect((await rowOf('Luis Gil')).queryByRole('link', { name: /^Responder/ })).not.toBeInTheDocument();
  expect(fakeApi.callsTo(marketingLeadsApi.list).at(-1)?.search.get('sort')).toBe('-unanswered');
});

test('who replied to a mail and waits since then says so, from the day of the reply', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-29T10:00:00Z') });
  const replied = { status: 'engaged', createdAt: ago(30) } as const;
  captureOnServer({
    leads: [
      anyLead({ ...replied, waits: true, answeredAt: ago(3) }),
      anyLead({ ...replied, id: 22, contactName: 'Luis Gil', waits: true, answeredAt: ago(0) }),
      anyLead({ ...replied, id: 23, contactName: 'Eva Sanz', answeredAt: ago(3) }),
    ],
  });
  await open();
  expect((await rowOf('Ana Ruiz')).getByText('Te respondió, espera 3 días')).toBeVisible();
  expect((await rowOf('Luis Gil')).getByText('Te ha respondido hoy')).toBeVisible();
  expect((await rowOf('Eva Sanz')).queryByText(/espera|respondido/i)).not.toBeInTheDocument();
});

test('on a phone a lead says first what it wrote, and then for how long it waits', async () => {
  onPhone();
  captureOnServer({ leads: [anyLead({ asked: '¿Se puede congelar?', createdAt: ago(3) })] });
  await open();
  const ana = await rowOf('Ana Ruiz');
  const [said, waits] = [ana.getByText('¿Se puede congelar?'), ana.getByText('Espera 3 días')];
  expect(said.compareDocumentPosition(waits)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
