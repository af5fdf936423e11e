import { expect, test } from '@playwright/test';

const admin = { username: 'admin', password: 'admin-secret' };

test("a visitor's enquiry in Spanish reaches the staff, who mark it as read", async ({ page, browser }) => {
  await page.goto('/es');
  await page.getByLabel('Nombre').fill('Núria Ñandú');
  await page.getByLabel('Correo electrónico').fill('nuria@example.org');
  await page.getByLabel('Servicio').selectOption('Consultoría IA');
  await page.getByLabel('Mensaje').fill('¿Cuánto se tarda?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('main').locator('#contacto').getByRole('status')).toContainText(
    'Tu mensaje se ha enviado correctamente',
  );
  await expect(page.getByLabel('Nombre')).toHaveValue('');

  const staff = await browser.newPage();
  await staff.request.post('/api/login', { data: admin });
  await staff.goto('/admin/enquiries');
  const enquiry = staff.getByRole('listitem').filter({ hasText: 'Núria Ñandú' });
  await expect(enquiry).toContainText('Formulario de Contacto - Servicio Consultoría IA');
  await expect(enquiry).toContainText('No especificada');
  await enquiry.getByRole('button', { name: /Mark as read/ }).click();
  await expect(enquiry.getByRole('button', { name: /Mark as unread/ })).toBeVisible();
});

test('while the server does not respond, the typed text is kept', async ({ page }) => {
  await page.goto('/');
  await page.route('**/api/contact/send-email', (route) => route.abort());
  await page.getByLabel('Name').fill('Eva');
  await page.getByLabel('Email').fill('eva@example.org');
  await page.getByLabel('Message').fill('How long does it take?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('How long does it take?');
});
