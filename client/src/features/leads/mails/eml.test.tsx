import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { leadMails } from '@shared/leads/mails/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { leadsOnServer } from '../testing/leads-on-server';
import { EmlIntake } from './eml-intake';
import { readEml, textOfHtml } from './read-eml';

const lines = [
  'Message-ID: <1@forn.example>',
  'From: "Ana N=?utf-8?Q?=C3=BA=C3=B1ez?=" <ana@forn.example>',
  'To: Team: marta@example.com, luis@example.com;',
  'Cc: eva@example.com',
  'Subject: =?utf-8?Q?Presupuesto_de_oto=C3=B1o?=',
  'Date: Sun, 1 Mar 2026 09:30:00 +0100',
  'Content-Type: text/plain; charset=iso-8859-1',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Env=EDanos los precios.',
];
const eml = (text = lines.join('\r\n'), name = 'offer.eml') => new File([text], name);

beforeEach(() => {
  signedInAs();
  leadsOnServer();
});

test('the addresses, the time and the text of a message are read, whatever its encoding', async () => {
  expect(await readEml(eml())).toEqual({
    messageId: '<1@forn.example>',
    from: 'ana@forn.example',
    to: ['marta@example.com', 'luis@example.com', 'eva@example.com'],
    at: '2026-03-01T08:30:00.000Z',
    subject: 'Presupuesto de otoño',
    body: 'Envíanos los precios.',
  });
});

test('of a message in HTML its lines are read, without styles and scripts', () => {
  const html = '<style>p{}</style><p>Hello&nbsp;<b>Eva</b>,</p><div>two<br>lines</div><script>x()</script>';
  expect(textOfHtml(html)).toBe('Hello Eva,\ntwo\nlines');
});

test('a file that holds no message is none', async () => {
  expect(await readEml(eml('name;email\r\nAna;ana@example.com'))).toBeUndefined();
});

test('a dropped message is logged about the record on whose page it was dropped', async () => {
  fakeApi.answer(leadMails.log, { id: 9, isNew: true, act: 'a-1' });
  const about = { section: 'companies' as const, id: 4, search: {}, communication: {}, links: {} as never };
  await renderAt(<EmlIntake about={about} />, { path: '/leadmanager/dashboard/companies/4' });
  const dataTransfer = { types: ['Files'], files: [eml()] };
  fireEvent.dragEnter(document.body, { dataTransfer });
  expect(await screen.findByText('Drop the email here')).toBeVisible();
  fireEvent.drop(document.body, { dataTransfer });
  expect(await screen.findByText('Email logged')).toBeVisible();
  expect(screen.queryByText('Drop the email here')).not.toBeInTheDocument();
  expect(fakeApi.callsTo(leadMails.log)[0]?.body).toMatchObject({
    from: 'ana@forn.example',
    about: { companyId: 4 },
  });
});

test('a message that is there already is shown instead', async () => {
  fakeApi.answer(leadMails.log, { id: 9, isNew: false, act: null });
  const { user } = await renderAt(<EmlIntake />, { path: '/leadmanager/dashboard/communications' });
  await user.upload(screen.getByLabelText('Add an email file', { selector: 'input' }), eml());
  expect(await screen.findByText('This email is already logged')).toBeVisible();
  // A notice takes clicks once it is counted, which is after it is seen.
  await waitFor(() => user.click(screen.getByRole('button', { name: 'Show' })));
  await waitFor(() => expect(location.pathname).toBe('/leadmanager/dashboard/communications/9'));
});

test('any other dropped file is said to be no mail', async () => {
  await renderAt(<EmlIntake />, { path: '/leadmanager/dashboard/communications' });
  const dataTransfer = { types: ['Files'], files: [new File(['x'], 'photo.png')] };
  fireEvent.drop(document.body, { dataTransfer });
  expect(await screen.findByText('This isn’t an email file (.eml)')).toBeVisible();
  expect(fakeApi.callsTo(leadMails.log)).toEqual([]);
});
