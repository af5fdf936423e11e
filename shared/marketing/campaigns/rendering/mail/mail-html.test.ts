import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { hostileNames, loafEmail, loafMail } from '../testing/pieces-to-render';
import { renderMailHtml } from './mail-html';

const line = (text: string) => ({ text, facts: [] });
const browser = new Window();
const parsed = (html: string) => new browser.DOMParser().parseFromString(html, 'text/html');
const everywhere = (text: string) =>
  loafMail({
    email: loafEmail({
      subject: line(text),
      preheader: line(text),
      blocks: [{ part: 'A', lines: [line(text)] }],
      cta: { label: text, goal: 'buy' },
    }),
    sender: { name: text, postalAddress: text },
  });

describe('a mail as HTML', () => {
  test('has one link, on a button that Outlook draws too', () => {
    const html = renderMailHtml(loafMail());
    const links = [...parsed(html).querySelectorAll('a')];
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['https://espiga.example/hogaza?a=1&b=2', 'Reservar mi hogaza'],
    ]);
    expect(html).toContain('<!--[if mso]><v:roundrect href="https://espiga.example/hogaza?a=1&#38;b=2"');
  });

  test('hides the preview text, and keeps the words of the mail out of it', () => {
    const [hidden] = parsed(renderMailHtml(loafMail())).body.children;
    expect(hidden?.getAttribute('style')).toContain('display:none');
    expect(hidden?.textContent).toMatch(
      /^La hogaza de 900 g que aguanta tierna cuatro días, por 5,80 €\.\s/u,
    );
    expect(hidden?.textContent?.length).toBeGreaterThan(150);
  });

  test('says at its foot who sends it, from where, why, and how to end it', () => {
    const unsubscribe = 'https://quorumia.example/u/abc';
    const page = parsed(renderMailHtml(loafMail({ unsubscribe })));
    expect(page.body.innerHTML).toContain('Panadería Espiga<br>Calle Mayor, 3<br>46001 Valencia');
    expect(page.body.textContent).toContain('Recibes este correo porque dejaste tu dirección');
    const [, last] = page.querySelectorAll('a');
    expect([last?.textContent, last?.getAttribute('href')]).toEqual([
      'Dejar de recibir estos correos',
      unsubscribe,
    ]);
  });

  test('addresses a business reader formally at its foot', () => {
    const html = renderMailHtml(loafMail({ formal: true }));
    expect(html).toContain('Recibe este correo porque dejó su dirección');
  });

  test('is dark where the reader is, and fixed in a preview', () => {
    expect(renderMailHtml(loafMail())).toContain('@media (prefers-color-scheme:dark)');
    const dark = renderMailHtml(loafMail(), 'dark');
    expect(dark).not.toContain('prefers-color-scheme');
    expect(dark).toContain('.m-sheet{background-color:#172236!important}');
    expect(renderMailHtml(loafMail(), 'light')).not.toContain('.m-sheet{');
  });

  test.each(hostileNames)('lets nothing through: %j', (name) => {
    const page = parsed(renderMailHtml(everywhere(name)));
    expect(page.querySelectorAll('script, img, svg, iframe')).toHaveLength(0);
    expect(page.querySelectorAll('style')).toHaveLength(1);
    expect(page.querySelectorAll('a')).toHaveLength(1);
    expect(page.querySelectorAll(':not(br)')).toHaveLength(
      parsed(renderMailHtml(everywhere('Ana'))).querySelectorAll(':not(br)').length,
    );
    // oxlint-disable-next-line no-control-regex -- these are what is looked for
    expect(page.body.textContent).not.toMatch(/[\u0000-\u0008\u000E-\u001F\u202A-\u202E]/u);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://', ' ', 'espiga.example'])(
    'has no button for what is no web address: %j',
    (link) => {
      expect(parsed(renderMailHtml(loafMail({ link }))).querySelectorAll('a')).toHaveLength(0);
    },
  );

  test('keeps emoji, right-to-left words and long names whole', () => {
    const name = 'פיתה 🥖👩‍🍳 de espelta '.repeat(4).trim();
    expect(parsed(renderMailHtml(everywhere(name))).body.textContent).toContain(name);
  });

  test('comes out the same every time', () => {
    expect(renderMailHtml(loafMail())).toBe(renderMailHtml(loafMail()));
  });
});
