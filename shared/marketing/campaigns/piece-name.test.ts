import { expect, test } from 'vitest';
import { pieceName, postName } from './piece-name';

test.each([
  ['Hogaza de masa madre. La masa fermenta 24 horas', 'La masa fermenta 24 horas'],
  ['Hogaza de masa madre: un pan de trigo', 'Un pan de trigo'],
  ['Hay quien llega diciendo: «¿Queda pan?»', '«¿Queda pan?»'],
  ['Sobre la hogaza de masa madre nos han preguntado: «¿Cuánto dura?»', '«¿Cuánto dura?»'],
  ['Hogaza de masa madre', 'Hogaza de masa madre'],
  ['Tienes pan tierno: cuatro días', 'Tienes pan tierno: cuatro días'],
  ['Un pan de trigo de corteza oscura.', 'Un pan de trigo de corteza oscura'],
  ['«Ya no os queda pan».', '«Ya no os queda pan»'],
  ['Hornea Espiga S.A.', 'Hornea Espiga S.A.'],
  ['Y mañana...', 'Y mañana...'],
])('“%s” is called “%s”', (line, name) => {
  expect(pieceName(line, 'Hogaza de masa madre')).toBe(name);
});

test('a text without a first line has no name of its own', () => {
  expect(pieceName(null, 'Hogaza')).toBe('');
});

test.each([
  ['Hogaza: un pan de trigo.', 'Aguanta cuatro días.', 'Aguanta cuatro días'],
  ['Hogaza: un pan de trigo.', null, 'Un pan de trigo'],
  ['¿Cuánto dura?', 'Cuatro días.', '¿Cuánto dura?'],
])('a post that begins by “%s” and goes on by “%s” is called “%s”', (firstLine, nextLine, name) => {
  expect(postName({ firstLine, nextLine, product: 'Hogaza' })).toBe(name);
});
