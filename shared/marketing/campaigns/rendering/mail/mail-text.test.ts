import { describe, expect, test } from 'vitest';
import { loafEmail, loafMail } from '../testing/pieces-to-render';
import { renderMailText } from './mail-text';

describe('a mail as text', () => {
  test('has lines of at most 78 characters, the link alone on its own, and a foot', () => {
    const text = renderMailText(loafMail({ unsubscribe: 'https://quorumia.example/u/abc' }));
    expect(text).toBe(
      [
        'Compras pan el lunes y el miércoles ya no hay quien lo corte.',
        '',
        'Nuestra hogaza de masa madre fermenta 24 horas en frío y aguanta tierna cuatro',
        'días.',
        '',
        'La última rebanada se come, no se tira. Son 900 g por 5,80 €.',
        '',
        'Resérvala antes de las 20:00 y la recoges mañana a las 8:30.',
        '',
        'Reservar mi hogaza:',
        'https://espiga.example/hogaza?a=1&b=2',
        '',
        '-- ',
        'Panadería Espiga',
        'Calle Mayor, 3',
        '46001 Valencia',
        'Recibes este correo porque dejaste tu dirección en una página de Panadería',
        'Espiga y la confirmaste.',
        '',
        'Dejar de recibir estos correos:',
        'https://quorumia.example/u/abc',
        '',
        '',
      ].join('\n'),
    );
  });

  test('breaks no word, however long, and no emoji', () => {
    const long = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(3);
    const text = `${long} 👩‍🍳 ${'pan '.repeat(30)}`;
    const mail = loafMail({
      email: loafEmail({ blocks: [{ part: 'A', lines: [{ text, facts: [] }] }] }),
    });
    const rendered = renderMailText(mail);
    expect(rendered).toContain(`${long}\n👩‍🍳 pan`);
    expect(rendered.split('\n').filter((line) => line.length > 78)).toEqual([long]);
  });

  test('has no line for a link or an address that is not there', () => {
    const text = renderMailText(loafMail({ link: null, sender: { name: 'Espiga', postalAddress: null } }));
    expect(text).not.toContain('Reservar mi hogaza');
    expect(text).toContain('-- \nEspiga\nRecibes');
  });
});
