import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { anyCommunication, anyContact, leadsOnServer } from '../testing/leads-on-server';
import { CommunicationsList } from './communications-list';

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
  expect(came).toHaveTextContent('Llamada, entranteRe: offerHola, Begoña');
  expect(came).not.toHaveTextContent('Gracias');
  expect(within(went as HTMLElement).getByTitle('Llamada, saliente')).toBeVisible();
  // The icon says it: a column of its own is there for who wants it.
  expect(screen.queryByRole('columnheader', { name: 'Tipo' })).not.toBeInTheDocument();
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
