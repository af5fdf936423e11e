import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { enquiries } from '@shared/enquiries/endpoints';
import { ContactForm } from './contact-form';

const form = (container: HTMLElement) => container.querySelector('form') as HTMLFormElement;

test.each([
  ['/', '/contact'],
  ['/es', '/es/contact'],
])('at %s the form posts to %s without scripts', async (path, action) => {
  const { container } = await renderAt(<ContactForm />, { path });
  expect(form(container)).toHaveAttribute('method', 'post');
  expect(form(container)).toHaveAttribute('action', action);
  const names = [...new FormData(form(container)).keys()];
  expect(names).toEqual(['nombre', 'email', 'empresa', 'servicio', 'mensaje', 'leaveEmpty']);
});

test('the browser itself asks for a name and an email, and for nothing else', async () => {
  const { user } = await renderAt(<ContactForm />);
  expect(screen.getByLabelText('Name')).toBeRequired();
  expect(screen.getByLabelText('Email')).toBeRequired();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  for (const name of ['Company', 'Service', 'Message'])
    expect(screen.getByLabelText(name)).not.toBeRequired();
  expect(screen.getByLabelText('Message')).toHaveAttribute('rows', '4');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(fakeApi.callsTo(enquiries.send)).toHaveLength(0);
});

test.each([
  ['/', ['AI Consulting', 'AI Capital Solutions', 'Custom Projects Integration']],
  ['/es', ['Consultoría IA', 'Soluciones de Capital IA', 'Integración de Proyectos a Medida']],
])('at %s the three services can be chosen', async (path, labels) => {
  await renderAt(<ContactForm />, { path });
  const options = screen.getAllByRole<HTMLOptionElement>('option').filter(({ value }) => value !== '');
  expect(options.map(({ textContent }) => textContent)).toEqual(labels);
  expect(options.map(({ value }) => value)).toEqual(['consultoria_ia', 'soluciones_ia', 'custom_ai']);
});

test('an address that asks about an unknown service chooses none', async () => {
  await renderAt(<ContactForm />, { path: '/?service=toString' });
  expect(screen.getByLabelText('Service')).toHaveValue('');
});

test('the trap for robots is out of reach for people, and what it holds goes to the server', async () => {
  fakeApi.refuse(enquiries.send, 400, { message: 'Please check the marked fields' });
  const { container, user } = await renderAt(<ContactForm />);
  const trap = container.querySelector('[name=leaveEmpty]') as HTMLInputElement;
  expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  trap.value = 'cheap pills';
  await user.type(screen.getByLabelText('Name'), 'Robot');
  await user.type(screen.getByLabelText('Email'), 'robot@example.com{Enter}');
  await screen.findByText('Please check the marked fields');
  expect(fakeApi.callsTo(enquiries.send)[0]?.body).toMatchObject({ leaveEmpty: 'cheap pills' });
});

test('a line under the form says what happens to the data', async () => {
  await renderAt(<ContactForm />);
  expect(screen.getByText(/We use what you send only to answer you/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'More about your data' })).toHaveAttribute('href', '/privacy');
});
