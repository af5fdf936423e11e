import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { anyCommunication, anyContact, leadsOnServer } from '../testing/leads-on-server';
import { CommunicationsList } from './communications-list';

const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 767px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

test('a communication says whether it came in, and how it begins', async () => {
  leadsOnServer({
    communications: [
      anyCommunication({ id: 1, direction: 'in', subject: 'Re: offer', body: 'Hola, Begoña\nGracias' }),
      anyCommunication({ id: 2, direction: 'out', subject: 'Offer', body: null }),
    ],
  });
  await renderAt(<CommunicationsList openId={undefined} />, {
    path: '/leadmanager/dashboard/communications',
    language: 'es',
  });
  const [came, went] = await screen.findAllByRole('rowheader');
  expect(came).toHaveTextContent('Llamada, entranteRe: offerHola, Begoña Gracias');
  expect(within(went as HTMLElement).getByTitle('Llamada, saliente')).toBeVisible();
  // The icon says it: a column of its own is there for who wants it.
  expect(screen.queryByRole('columnheader', { name: 'Tipo' })).not.toBeInTheDocument();
});

test('what awaits an answer is marked, counted, and found by one press that the address keeps', async () => {
  leadsOnServer({
    communications: [
      anyCommunication({ id: 1, type: 'email', direction: 'in', subject: 'Price?', awaitsAnswer: true }),
      anyCommunication({ id: 2, type: 'email', subject: 'Offer' }),
    ],
  });
  const { user } = await renderAt(<CommunicationsList openId={undefined} />, {
    path: '/leadmanager/dashboard/communications',
  });
  expect(await screen.findByRole('row', { name: /Price\?/ })).toHaveTextContent('Awaits an answer');
  expect(screen.getByRole('row', { name: /Offer/ })).not.toHaveTextContent('Awaits an answer');
  const kinds = within(screen.getByRole('group', { name: 'Show' }));
  expect(kinds.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  const filter = () => JSON.parse(new URLSearchParams(location.search).get('filter') ?? '{}');
  await user.click(await kinds.findByRole('button', { name: 'Awaits an answer 2' }));
  expect(filter()).toEqual({ awaitsAnswer: { any: ['yes'] } });
  await user.click(kinds.getByRole('button', { name: 'Meetings' }));
  expect(filter()).toEqual({ type: { any: ['meeting', 'video'] } });
  expect(kinds.getByRole('button', { name: 'Meetings' })).toHaveAttribute('aria-pressed', 'true');
  // The chosen kind says it: no second chip does.
  expect(screen.queryByRole('button', { name: /^Type/ })).not.toBeInTheDocument();
  await user.click(kinds.getByRole('button', { name: 'All' }));
  expect(filter()).toEqual({});
});

test('an opened communication is read, with links to whom it is about, and edited on request', async () => {
  leadsOnServer({
    communications: [
      anyCommunication({ id: 1, subject: 'Offer', body: 'The price holds\nuntil May', contactIds: [5] }),
    ],
    contacts: [anyContact({ id: 5, name: 'Ana Belén Rendón' })],
  });
  const { user } = await renderAt(<CommunicationsList openId={1} />, {
    path: '/leadmanager/dashboard/communications/1',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer' }));
  expect(await dialog.findByRole('link', { name: 'Ana Belén Rendón' })).toHaveAttribute(
    'href',
    '/leadmanager/dashboard/contacts/5',
  );
  expect(dialog.getByText(/The price holds/)).toBeVisible();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Edit' }));
  expect(await dialog.findByRole('textbox', { name: 'Subject' })).toHaveValue('Offer');
});

test('on a phone what awaits an answer says so at the beginning of its last line', async () => {
  onPhone();
  leadsOnServer({
    communications: [
      anyCommunication({
        id: 1,
        direction: 'in',
        subject: 'Price?',
        body: 'How much is it?',
        about: 'Ana Puig',
        awaitsAnswer: true,
      }),
      anyCommunication({ id: 2, subject: null, body: 'Call me', about: 'Eva Vila', awaitsAnswer: true }),
    ],
  });
  await renderAt(<CommunicationsList openId={undefined} />, {
    path: '/leadmanager/dashboard/communications',
  });
  const [said, brief] = await screen.findAllByRole('rowheader');
  expect(said).toHaveTextContent(/Ana Puig.*Awaits an answer · How much is it\?$/);
  expect(brief).toHaveTextContent(/Eva Vila.*Awaits an answer$/);
});
