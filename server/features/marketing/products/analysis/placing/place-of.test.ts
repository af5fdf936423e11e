import { expect, test } from 'vitest';
import type { Language } from '../../../../../../shared/languages';
import type { Place } from '../../../../../../shared/marketing/products/brief/places';
import { placeOf } from './place-of';

test.each<[Language, string, Place]>([
  ['es', 'Peso: 32 kg', 'detail'],
  ['es', 'Abrimos a las 9:30', 'loose'],
  ['es', 'Desde 1952', 'proof'],
  ['es', 'Catorce panes distintos desde 3 €', 'includes'],
  ['es', 'Certificado ISO 9001 en todo el taller', 'proof'],
  ['es', 'Certificados de nacimiento y títulos', 'includes'],
  ['es', 'Colegiado número 4512', 'proof'],
  ['es', 'Sirve para cambiar el filtro sin herramientas', 'result'],
  ['es', 'Te permite ver cada pedido en un sitio', 'result'],
  ['es', 'Te permite ir cómodo todo el día', 'result'],
  ['es', 'Sirve platos sin gluten', 'loose'],
  ['es', 'Lavar a 30 grados', 'loose'],
  ['es', 'Taller de pan en Gràcia', 'includes'],
  ['es', '¿Hace falta experiencia?', 'doubt'],
  ['es', 'Férulas a medida', 'includes'],
  ['es', 'Fermenta 24 horas en frío', 'loose'],
  ['es', 'Se monta sin herramientas y pesa 3 kg', 'loose'],
  ['en', 'Size: 8 inch', 'detail'],
  ['en', 'Established in 1987', 'proof'],
  ['en', 'Gas Safe registered 123456', 'proof'],
  ['en', 'Birth certificates and degrees', 'includes'],
  ['en', 'Lets you change the filter without tools', 'result'],
  ['en', 'The let is one year', 'loose'],
  ['en', 'Do I need any experience?', 'doubt'],
  ['en', 'Two aprons and a recipe book', 'includes'],
  ['en', 'Ships within 3 days', 'loose'],
  ['en', 'It is baked on a stone floor', 'loose'],
])('in %s “%s” is proposed as %s', (language, text, place) => {
  expect(placeOf(text, language).place).toBe(place);
});

test('an infinitive after its frame is told as one', () => {
  expect(placeOf('Te permite ver cada pedido', 'es').form).toEqual({ frame: 'can' });
});
