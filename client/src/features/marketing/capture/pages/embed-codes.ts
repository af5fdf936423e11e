import type { LandingPage } from '../reads';

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const samples = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '+34 600 000 000',
  company: 'Ruiz S. L.',
  position: 'Gerente',
  message: 'Hola',
} as const satisfies Record<LandingPage['fields'][number], string>;

/** The browser's function, which our own code calls in one place only. */
const get = 'fetch';

/** The code that puts the form of a page on another site, by each of the three ways. */
export function embedCodes({ url, name, fields }: Pick<LandingPage, 'url' | 'name' | 'fields'>) {
  const values = fields.map((field) => `    ${field}: '${samples[field]}',`);
  return {
    script: `<script src="${attribute(`${url}/embed.js`)}" async></script>`,
    frame: `<iframe src="${attribute(`${url}/embed`)}" title="${attribute(name)}" style="width: 100%; height: 720px; border: 0"></iframe>`,
    json: [
      `const address = '${url}/form';`,
      `const { token } = await (await ${get}(address)).json();`,
      '',
      `await ${get}(address, {`,
      "  method: 'POST',",
      "  headers: { 'Content-Type': 'application/json' },",
      '  body: JSON.stringify({',
      ...values,
      '    consent: false,',
      '    token,',
      '  }),',
      '});',
    ].join('\n'),
  };
}
