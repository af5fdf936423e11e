import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { enquiries } from '@shared/enquiries/endpoints';
import { ContactForm } from './contact-form';

const received = { message: 'Received', id: 7 };
const sentText = "Your message has been sent successfully! We'll contact you soon.";

const field = (name: string) => screen.getByLabelText(name);
const sendButton = () => screen.getByRole('button', { name: 'Send message' });
type User = Awaited<ReturnType<typeof renderAt>>['user'];

async function fillInAndSend(user: User) {
  const values = {
    Name: 'Marta Vila',
    Email: 'marta@example.com',
    Message: 'We answer the same question all day.',
  };
  for (const [name, value] of Object.entries(values)) {
    await user.clear(field(name));
    await user.paste(value);
  }
  await user.click(sendButton());
}

/** A response that the test releases. */
function heldAnswer() {
  let answer = () => {};
  fakeApi.answer(
    enquiries.send,
    () =>
      new Promise((resolve) => {
        answer = () => resolve(received);
      }),
  );
  return () => answer();
}

test('an enquiry arrives as the visitor wrote it, with the service and its subject', async () => {
  fakeApi.answer(enquiries.send, received);
  const { user } = await renderAt(<ContactForm />);
  await user.type(field('Company'), 'Forn Vila');
  await user.selectOptions(field('Service'), 'AI Capital Solutions');
  await fillInAndSend(user);
  await screen.findByText(sentText);
  expect(fakeApi.callsTo(enquiries.send).map(({ body }) => body)).toEqual([
    {
      name: 'Marta Vila',
      email: 'marta@example.com',
      company: 'Forn Vila',
      service: 'AI Capital Solutions',
      subject: 'Contact Form - Service AI Capital Solutions',
      message: 'We answer the same question all day.',
      leaveEmpty: '',
    },
  ]);
});

test.each([
  ['en', ''],
  ['es', '  '],
] as const)('in %s, without a company (%j) it says “No especificada”', async (language, company) => {
  fakeApi.answer(enquiries.send, received);
  const { user } = await renderAt(<ContactForm />, { language });
  await user.type(screen.getByLabelText(language === 'en' ? 'Name' : 'Nombre'), 'Marta');
  await user.type(
    screen.getByLabelText(language === 'en' ? 'Email' : 'Correo electrónico'),
    'marta@example.com',
  );
  if (company) await user.type(screen.getByLabelText(/^(Company|Empresa)/), company);
  await user.click(screen.getByRole('button', { name: /^(Send|Enviar)/ }));
  await waitFor(() => expect(fakeApi.callsTo(enquiries.send)).toHaveLength(1));
  expect(fakeApi.callsTo(enquiries.send)[0]?.body).toMatchObject({ company: 'No especificada' });
});

test('while it is sent, the button waits and says so, and a second attempt sends nothing', async () => {
  const answer = heldAnswer();
  const { user } = await renderAt(<ContactForm />);
  await fillInAndSend(user);
  const waiting = screen.getByRole('button', { name: 'SENDING...' });
  expect(waiting).toBeDisabled();
  await user.type(field('Name'), '{Enter}');
  await waitFor(() => expect(fakeApi.callsTo(enquiries.send)).toHaveLength(1));
  answer();
  expect(await screen.findByRole('button', { name: 'Send message' })).toBeEnabled();
  expect(fakeApi.callsTo(enquiries.send)).toHaveLength(1);
});

test('two submissions in the same moment send one enquiry', async () => {
  fakeApi.answer(enquiries.send, received);
  const { user, container } = await renderAt(<ContactForm />);
  await user.type(field('Name'), 'Marta Vila');
  await user.type(field('Email'), 'marta@example.com');
  const form = container.querySelector('form');
  act(() => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await screen.findByText(sentText);
  expect(fakeApi.callsTo(enquiries.send)).toHaveLength(1);
});

test('once sent, a green alert and a notice say so, and the form is empty', async () => {
  fakeApi.answer(enquiries.send, received);
  const { user } = await renderAt(<ContactForm />, { path: '/?service=custom_ai#contacto' });
  expect(field('Service')).toHaveDisplayValue('Custom Projects Integration');
  await fillInAndSend(user);
  expect(await screen.findByText(sentText)).toBeVisible();
  expect(screen.getByText('Message Sent')).toBeVisible();
  expect(screen.getByText("Thanks for your message. We'll get back to you shortly.")).toBeVisible();
  for (const name of ['Name', 'Email', 'Company', 'Service', 'Message']) expect(field(name)).toHaveValue('');
  expect(location.pathname + location.search + location.hash).toBe('/#contacto');
});

test('the success alert is gone after five seconds, and a second enquiry gets five of its own', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  fakeApi.answer(enquiries.send, received);
  const { user } = await renderAt(<ContactForm />);
  await fillInAndSend(user);
  await screen.findByText(sentText);
  await pass(2_500);
  await fillInAndSend(user);
  await screen.findByText(sentText);
  expect(fakeApi.callsTo(enquiries.send)).toHaveLength(2);
  await pass(4_000);
  expect(screen.getByText(sentText)).toBeVisible();
  await pass(1_000);
  expect(screen.queryByText(sentText)).toBeNull();
});

test('whoever has gone to another page while it was sent stays there', async () => {
  const answer = heldAnswer();
  const { user, unmount } = await renderAt(<ContactForm />);
  await fillInAndSend(user);
  await waitFor(() => expect(fakeApi.callsTo(enquiries.send)).toHaveLength(1));
  unmount();
  history.replaceState(null, '', '/auth');
  await act(async () => answer());
  expect(location.pathname).toBe('/auth');
});

describe('when it is refused', () => {
  test('each field says what is wrong with it, the first takes the focus, and nothing typed is lost', async () => {
    fakeApi.refuse(enquiries.send, 400, {
      message: 'Please check the marked fields',
      fields: { name: 'Too long', company: 'Odd company', service: 'Odd service', message: 'Odd message' },
    });
    const { user } = await renderAt(<ContactForm />);
    await fillInAndSend(user);
    expect(await screen.findByText('Please check the marked fields')).toBeVisible();
    expect(field('Name')).toHaveAccessibleDescription('Too long');
    expect(field('Name')).toHaveFocus();
    expect(field('Company')).toHaveAccessibleDescription(/Odd company$/);
    expect(field('Service')).toHaveAccessibleDescription(/Odd service$/);
    expect(field('Message')).toHaveAccessibleDescription(/Odd message$/);
    expect(field('Email')).toBeValid();
    expect(field('Name')).toHaveValue('Marta Vila');
    expect(field('Message')).toHaveValue('We answer the same question all day.');
  });

  test('a visitor who has sent too many reads when to try again', async () => {
    const message = 'Too many attempts. Try again in 12 minutes.';
    fakeApi.refuse(enquiries.send, 429, { message });
    const { user } = await renderAt(<ContactForm />);
    await fillInAndSend(user);
    expect(within(await screen.findByRole('alert')).getByText(message)).toBeVisible();
  });

  test.each([
    ['en', 'Error sending email', 'There was a problem sending your message. Please try again later.'],
    [
      'es',
      'Error al enviar mensaje',
      'Hubo un problema al enviar tu mensaje. Por favor intenta de nuevo más tarde.',
    ],
  ] as const)('without a message from the server it says so in %s', async (language, alert, notice) => {
    fakeApi.respond(enquiries.send, () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const { user, container } = await renderAt(<ContactForm />, { language });
    await user.type(container.querySelector('[name=nombre]') as Element, 'Marta');
    await user.type(container.querySelector('[name=email]') as Element, 'marta@example.com{Enter}');
    expect(await screen.findByText(alert)).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(screen.getByText(notice)).toBeVisible();
  });

  test('without any answer it says so, and the next attempt goes through', async () => {
    fakeApi.disconnect(enquiries.send);
    const { user } = await renderAt(<ContactForm />, { path: '/es' });
    await user.type(field('Nombre'), 'Marta');
    await user.type(field('Correo electrónico'), 'marta@example.com{Enter}');
    expect(await screen.findByText('Error al enviar el mensaje')).toBeVisible();
    fakeApi.answer(enquiries.send, received);
    await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
    expect(await screen.findByText(/se ha enviado correctamente/)).toBeVisible();
    expect(screen.queryByText('Error al enviar el mensaje')).toBeNull();
  });
});

test('the word that the enquiry has arrived is brought into view', async () => {
  fakeApi.answer(enquiries.send, received);
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await renderAt(<ContactForm />);
  await fillInAndSend(user);
  const told = await screen.findByText(sentText);
  await waitFor(() =>
    expect(shown.mock.contexts.some((each) => (each as Element).contains(told))).toBe(true),
  );
});
