import { expect, test } from 'vitest';
import { testApp } from '../../testing/app';
import { rowsOf } from '../../testing/database';

const form = {
  nombre: 'Eva',
  email: 'eva@example.org',
  empresa: '',
  servicio: 'consultoria_ia',
  mensaje: 'Hola',
};
const addresses: [path: string, language: 'en' | 'es'][] = [
  ['/contact', 'en'],
  ['/es/contact', 'es'],
];
const failed = { en: 'Your message was not sent', es: 'Tu mensaje no se ha enviado' };
const heading = (text: string) => new RegExp(`<h1[^>]*>${text}</h1>`);
/** The browser's language, which the address overrides. */
const other = { en: 'es', es: 'en' };

async function posts(path: string, language: 'en' | 'es', changes: Parameters<typeof testApp>[0] = {}) {
  const { agent, db } = await testApp(changes);
  return { db, post: () => agent().post(path).type('form').set('Accept-Language', other[language]) };
}

test.each([
  ['/contact', 'Message Sent', 'Contact Form - Service AI Consulting'],
  ['/es/contact', 'Mensaje enviado', 'Formulario de Contacto - Servicio Consultoría IA'],
])('without scripts the form posts to %s and gets a page', async (path, title, subject) => {
  const { agent, db } = await testApp();
  const answer = await agent().post(path).type('form').send(form);
  expect([answer.status, answer.type]).toEqual([200, 'text/html']);
  expect(answer.text).toMatch(heading(title));
  expect(await rowsOf(db, 'select subject, company from contact_messages')).toEqual([
    { subject, company: 'No especificada' },
  ]);
});

test('a service that is not on the list is kept as it was typed', async () => {
  const { post, db } = await posts('/contact', 'en');
  expect((await post().send({ ...form, servicio: 'constructor' })).status).toBe(200);
  expect(await rowsOf(db, 'select service from contact_messages')).toEqual([{ service: 'constructor' }]);
});

test.each([
  ['/contact', 'en', ['Name: Name is required', 'Email: It must be a valid email address']],
  [
    '/es/contact',
    'es',
    ['Nombre: El nombre es requerido', 'Correo electrónico: Debe ser un correo electrónico válido'],
  ],
] as const)('%s says which field is wrong, and in which way', async (path, language, problems) => {
  const { post } = await posts(path, language);
  const answer = await post().send({ ...form, nombre: '', email: '"><script>' });
  expect([answer.status, answer.type]).toEqual([400, 'text/html']);
  for (const problem of problems) expect(answer.text).toContain(`<p>${problem}</p>`);
  expect(answer.text).not.toContain('"><script>');
});

test.each(addresses)(
  '%s answers a form that is too large with a page in its language',
  async (path, language) => {
    const { post } = await posts(path, language);
    const answer = await post().send({ ...form, mensaje: 'x'.repeat(200_000) });
    expect([answer.status, answer.type]).toEqual([413, 'text/html']);
    expect(answer.text).toContain(`<html lang="${language}">`);
    expect(answer.text).toMatch(heading(failed[language]));
  },
);

test.each(addresses)(
  '%s answers a form it cannot read with a page that speaks of no JSON',
  async (path, language) => {
    const { post } = await posts(path, language);
    const answer = await post()
      .set('Content-Type', 'application/x-www-form-urlencoded; charset=x')
      .send('nombre=Eva');
    expect([answer.status, answer.type]).toEqual([415, 'text/html']);
    expect(answer.text).toMatch(heading(failed[language]));
    expect(answer.text).not.toContain('JSON');
    const garbled = await post().set('Content-Encoding', 'gzip').send('nombre=Eva');
    expect([garbled.status, garbled.type]).toEqual([400, 'text/html']);
    expect(garbled.text).not.toContain('JSON');
  },
);

test.each(addresses)(
  '%s answers a form from another site with a page in its language',
  async (path, language) => {
    const { post, db } = await posts(path, language);
    const answer = await post().set('Origin', 'https://evil.example').send(form);
    expect([answer.status, answer.type]).toEqual([403, 'text/html']);
    expect(answer.text).toMatch(heading(failed[language]));
    expect(await rowsOf(db, 'select 1 from contact_messages')).toEqual([]);
  },
);

test.each(addresses)(
  '%s answers a failure of ours with a page that has only the request’s id',
  async (path, language) => {
    const { post, db } = await posts(path, language);
    await db.execute('alter table contact_messages rename to secret_detail');
    const answer = await post().send(form);
    await db.execute('alter table secret_detail rename to contact_messages');
    expect([answer.status, answer.type]).toEqual([500, 'text/html']);
    expect(answer.text).toMatch(heading(failed[language]));
    expect(answer.text).toContain(answer.headers['x-request-id']);
    expect(answer.text).not.toMatch(/secret_detail|contact_messages/);
  },
);

test('the eleventh form of an hour is told when to come back, on a page', async () => {
  const { post } = await posts('/es/contact', 'es');
  for (let sent = 0; sent < 10; sent += 1) await post().send(form);
  const answer = await post().send(form);
  expect([answer.status, answer.type]).toEqual([429, 'text/html']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.text).toMatch(/Vuelve a intentarlo en \d+ minutos\./);
});
