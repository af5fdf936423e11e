import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { submissionsApi } from '@shared/marketing/capture/submissions/endpoints';
import { leadRepliesApi } from '@shared/marketing/sequences/endpoints';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import type { LeadEvent } from '../capture/reads';
import { anySuspect } from '../testing/capture-on-server';
import { anyMessage } from '../testing/sequences-on-server';
import { useContactEvents } from './use-contact-events';

const at = '2026-11-20T09:00:00.000Z';

const Events = () => (
  <ul>
    {useContactEvents(4).map(({ key, content }) => (
      <li key={key}>{content}</li>
    ))}
  </ul>
);

const anyEvent = (id: number, kind: LeadEvent['kind'], data = {}): LeadEvent => ({ id, kind, at, data });

function leadWith(events: LeadEvent[]) {
  fakeApi.answer(marketingTakeover.origins, [
    {
      leadId: 21,
      marketingCompanyId: 7,
      at,
      campaign: null,
      consent: 'pending',
      status: 'new',
      isWaiting: false,
      slug: null,
      pageTitle: null,
    },
  ]);
  fakeApi.answer(marketingLeadsApi.timeline, events);
  fakeApi.answer(submissionsApi.list, {
    rows: [anySuspect({ fields: { name: 'Eva', message: 'Do you deliver?' } })],
    next: null,
  });
  fakeApi.answer(leadRepliesApi.messages, [
    anyMessage({ status: 'sent', sentAt: at, clicked: true }),
    anyMessage({ id: 72, status: 'due', attemptedAt: null, campaignName: 'Not sent yet' }),
  ]);
}

test('a contact has the forms, mails and clicks of its lead in COMERZIA, each with the way there', async () => {
  leadWith([anyEvent(1, 'clicked'), anyEvent(2, 'submitted'), anyEvent(3, 'sent'), anyEvent(4, 'enrolled')]);
  await renderAt(<Events />);
  await expect.poll(() => screen.queryAllByRole('listitem').length).toBe(3);
  const [clicked, mail, form] = screen.getAllByRole('listitem');
  expect(clicked).toHaveTextContent('Clicked the link of a mail');
  expect(mail).toHaveTextContent(/^¿Otra vez pan duro\?SentClickedAutomatic email/);
  expect(form).toHaveTextContent('Do you deliver?');
  expect(form).not.toHaveTextContent('Eva');
  for (const link of screen.getAllByRole('link', { name: 'View in COMERZIA' }))
    expect(link).toHaveAttribute('href', '/comercia/7/leads?lead=21');
  expect(fakeApi.callsTo(submissionsApi.list)[0]?.search.get('lead')).toBe('21');
});

test('an answer that was logged in LEADMANAGER is not said twice', async () => {
  leadWith([anyEvent(1, 'answered', { via: 'LEADMANAGER' }), anyEvent(2, 'answered', { via: 'mail' })]);
  await renderAt(<Events />);
  await expect.poll(() => screen.queryAllByText('Replied')).toHaveLength(1);
});
