import { type Browser, expect, type Page, test } from '@playwright/test';
import { withApprovedSet } from './approved-set';
import { expectAccessible } from './axe';
import { fits, newAccount } from './new-account';
import { mailTo } from './outbox';
import { webhookReceiver } from './webhook-receiver';

const replyTo = 'hola@forn-ribera.example';
const visitorMail = 'lucia@correo.example';

/** The minimum age of a form's token in milliseconds; a younger one makes the form a suspect. */
const formTakes = 3_000;

async function narrowAndBack(page: Page) {
  await page.setViewportSize({ width: 360, height: 800 });
  await fits(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 720 });
}

async function publishPage(page: Page, company: number) {
  await page.goto(`/comercia/${company}/leads`);
  await page.getByRole('button', { name: 'Publicar página' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publicar una página de destino' });
  await expect(dialog.getByText('Forn Ribera, Calle Mayor 4, 12001 Castellón')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Dirección' }).fill('hogaza-ribera');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Páginas' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(/\/l\/hogaza-ribera$/).first()).toBeVisible();
  await expect(page.getByText('Publicada', { exact: true })).toBeVisible();
  await narrowAndBack(page);
}

async function connectWebhook(page: Page, url: string): Promise<string> {
  await page.getByRole('button', { name: 'Conectar un canal' }).first().click();
  await page.getByRole('button', { name: /^Webhook/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Conectar Webhook' });
  await dialog.getByRole('textbox', { name: 'Dirección del webhook' }).fill(url);
  await dialog.getByRole('textbox', { name: /^Nombre en este portal/ }).fill('Tablón del barrio');
  await dialog.getByRole('button', { name: 'Conectar', exact: true }).click();
  const secret = page.getByRole('textbox', { name: 'Secreto de firma' });
  await expect(secret).toHaveValue(/^whsec_/);
  await expectAccessible(page);
  const value = await secret.inputValue();
  await page.getByRole('button', { name: 'Listo' }).click();
  return value;
}

async function connectFeed(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Conectar un canal' }).first().click();
  await page.getByRole('button', { name: /^Canal de noticias/ }).click();
  await page.getByRole('textbox', { name: 'Nombre en este portal' }).fill('Novedades del horno');
  await page.getByRole('button', { name: 'Conectar', exact: true }).click();
  const feed = await page.getByRole('textbox', { name: 'Dirección del canal de noticias' }).inputValue();
  await page.getByRole('button', { name: 'Listo' }).click();
  return feed;
}

/** Opens the page as a visitor, in the light and the dark theme. */
async function seePage(page: Page) {
  await page.goto('/l/hogaza-ribera');
  await expect(page.getByText('Forn Ribera · Calle Mayor 4, 12001 Castellón')).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await narrowAndBack(page);
    await expectAccessible(page);
  }
}

/** The first whole minute in Madrid that leaves enough time to schedule for it. */
function nextSlot() {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: 'Europe/Madrid', dateStyle: 'short', timeStyle: 'short' },
  }).format(Date.now() + 90_000);
  const [day = '', time = ''] = parts.split(' ');
  return { day, time };
}

async function schedulePosts(page: Page) {
  await page.getByRole('button', { name: 'Repartir las 3 en varios días' }).click();
  const dialog = page.getByRole('dialog', { name: 'Programar' });
  await dialog.getByRole('checkbox', { name: /^Tablón del barrio/ }).check();
  await dialog.getByRole('checkbox', { name: /^Novedades del horno/ }).check();
  await dialog.getByRole('checkbox', { name: 'Ni sábados ni domingos' }).uncheck();
  await expect(dialog.getByText(/\/l\/hogaza-ribera/)).toHaveCount(3);
  await expectAccessible(page);
  const { day, time } = nextSlot();
  await dialog.getByLabel('Primer día').fill(day);
  await dialog.getByLabel('Hora', { exact: true }).fill(time);
  await dialog.getByRole('button', { name: 'Programar 6 publicaciones' }).click();
  await expect(page.getByText('6 publicaciones programadas', { exact: true })).toBeVisible();
}

/** Checks the published post; posts on a plain webhook cannot be removed. */
async function seeOnePublication(page: Page) {
  await narrowAndBack(page);
  await page.getByRole('button', { name: /Tablón del barrio, Publicada/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Publicación' });
  await expect(dialog.getByText('aceptada')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Retirarla' })).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
}

async function switchOnReplies(page: Page, company: number) {
  await page.goto(`/comercia/${company}/replies`);
  await page.getByRole('button', { name: 'Crear una secuencia' }).click();
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Bienvenida/ })).toBeVisible();
  await page.getByRole('button', { name: 'Añadir correo' }).click();
  const mail = page.getByRole('dialog', { name: 'Añadir correo' });
  await expect(mail.getByText(/^Asunto: ./)).toBeVisible();
  await mail.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(mail).toBeHidden();

  await page.getByRole('button', { name: 'Activar…' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Activar Bienvenida?' });
  await expect(dialog.getByText('Estos correos aún no se han simulado.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Simular' }).click();
  await expect(page.getByText('Confirma su dirección')).toBeVisible();
  await narrowAndBack(page);
  await page.getByRole('button', { name: 'Activar…' }).click();
  await dialog.getByRole('button', { name: 'Enviarme un código' }).click();
  const { text = '' } = await mailTo(replyTo, /^Tu código/);
  await dialog.getByRole('textbox', { name: 'Código' }).fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await dialog.getByRole('button', { name: 'Activar', exact: true }).click();
  await expect(page.getByText('Activa', { exact: true })).toBeVisible();
}

/** A visitor without scripts and with a browser's user agent follows a short link and submits the form. */
async function leaveAddress(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, locale: 'es-ES', viewport: { width: 360, height: 800 } },
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  });
  const visitor = await context.newPage();
  await visitor.goto(link);
  const opened = Date.now();
  await expect(visitor).toHaveURL(/\/l\/hogaza-ribera/);
  const form = visitor.locator('form');
  await form.getByLabel(/^Nombre/).fill('Lucía Pons');
  await form.getByLabel(/^Correo electrónico/).fill(visitorMail);
  await expect(form.getByRole('checkbox')).not.toBeChecked();
  await form.getByRole('checkbox').check();
  await expect.poll(() => Date.now() - opened).toBeGreaterThan(formTakes);
  await form.getByRole('button').click();
  await expect(visitor.getByRole('heading', { name: 'Gracias' })).toBeVisible();
  return visitor;
}

async function confirmAddress(visitor: Page) {
  const { text = '' } = await mailTo(visitorMail, /^Confirma tu correo para Forn Ribera$/);
  await visitor.goto(/https?:\/\/\S+\/optin\/[\w-]+/.exec(text)?.[0] ?? '');
  await visitor.getByRole('button', { name: 'Sí, escribidme' }).click();
  await expect(visitor.getByRole('heading', { name: 'Tu correo está confirmado' })).toBeVisible();
}

async function seeLead(page: Page, company: number) {
  await page.goto(`/comercia/${company}/leads`);
  await page.getByRole('link', { name: 'Lucía Pons', exact: true }).click();
  const happened = page.getByRole('region', { name: 'Qué ha pasado' });
  for (const event of ['Pasó a LEADMANAGER', 'Confirmó su dirección', 'Enviado'])
    await expect(happened.getByText(event).first()).toBeVisible();
  await expect(happened.getByRole('listitem').last()).toContainText('Marcó la casilla del consentimiento');
  await expect(page.getByRole('region', { name: 'Cómo llegó' })).toContainText('Tablón del barrio');
  await expectAccessible(page);
  await narrowAndBack(page);
}

/** The visitor has answered the mail by phone: that waits for the owner until they say that they have replied. */
async function replyToAnswer(page: Page, company: number) {
  const rail = page.getByRole('navigation', { name: 'Pasos' }).first();
  await page.getByRole('button', { name: 'Me ha escrito' }).click();
  await expect(rail.getByRole('link', { name: 'Respuestas 1 te espera' })).toBeVisible();
  await page.goto('/comercia');
  await expect(page.getByRole('button', { name: 'Ya he respondido: Lucía Pons' })).toBeVisible();
  await page.getByRole('link', { name: '1 respuesta por contestar' }).click();
  await expect(page).toHaveURL(new RegExp(`/comercia/${company}/replies\\?view=answers`));
  await expect(page.getByText(/^Al correo 1/)).toBeVisible();
  await expectAccessible(page);
  await narrowAndBack(page);
  await page.getByRole('button', { name: 'Ya he respondido: Lucía Pons' }).click();
  await page.getByRole('menuitem', { name: 'Respondido por teléfono' }).click();
  await expect(page.getByText(/^Respondiste el /)).toBeVisible();
  await expect(rail.getByRole('link', { name: 'Respuestas hecho' })).toBeVisible();
}

async function seeFigures(page: Page, company: number) {
  await page.goto(`/comercia/${company}/analytics`);
  const figures = page.getByRole('region', { name: 'Cifras clave' });
  for (const name of ['Visitantes', 'Personas interesadas', 'Correos de secuencias'])
    await expect(figures.locator('div', { has: page.getByText(name, { exact: true }) }).last()).toContainText(
      `${name}1`,
    );
  await expect(figures).toContainText('Publicaciones2');
  await expectAccessible(page);
  await narrowAndBack(page);
  const steps = page.getByRole('navigation', { name: 'Pasos' }).first();
  for (const step of ['Publicación', 'Personas interesadas', 'Respuestas'])
    await expect(steps.getByRole('link', { name: `${step} hecho` })).toBeVisible();
}

test('a bakery publishes posts and a page, and a visitor who confirms there gets the first reply', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const complaints = await newAccount(page, 'mireia', 'es');
  const company = await withApprovedSet(page, replyTo);
  const receiver = await webhookReceiver();
  try {
    await publishPage(page, company);
    await seePage(page);
    await page.goto(`/comercia/${company}/publishing`);
    receiver.trust(await connectWebhook(page, receiver.url));
    const feed = await connectFeed(page);
    await schedulePosts(page);
    await switchOnReplies(page, company);

    await expect.poll(() => receiver.received.length, { timeout: 150_000 }).toBe(1);
    const [post] = receiver.received;
    expect(post?.url).toMatch(/\/r\/\w+$/);
    await page.goto(`/comercia/${company}/publishing`);
    await expect(page.getByRole('button', { name: /Tablón del barrio, Publicada/ })).toBeVisible();
    await seeOnePublication(page);
    expect(await (await page.request.get(feed)).text()).toContain('<item>');

    const visitor = await leaveAddress(browser, post?.url ?? '');
    await confirmAddress(visitor);
    const reply = await mailTo(visitorMail, /^(?!Confirma)/);
    expect(reply.replyTo?.[0]?.address).toBe(replyTo);
    await seeLead(page, company);
    await replyToAnswer(page, company);
    await seeFigures(page, company);
    expect(complaints).toEqual([]);
  } finally {
    receiver.close();
  }
});
