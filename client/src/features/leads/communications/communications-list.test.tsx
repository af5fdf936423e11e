import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { anyCommunication, leadsOnServer } from '../testing/leads-on-server';
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
  expect(came).toHaveTextContent('EntranteRe: offerHola, Begoña');
  expect(came).not.toHaveTextContent('Gracias');
  expect(within(went as HTMLElement).getByTitle('Saliente')).toBeVisible();
});
