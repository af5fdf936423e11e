import { accounts, lamp, loaf, rota } from './grounds';
import type { PlantedOn } from './planted';

/** Cuts, marks, placeholders, and sentences that lean on no fact or on a past one. */
export const plantedMarks: PlantedOn[] = [
  [
    loaf,
    [
      ['text.cut', 'Fermenta 24 horas en frío y aguanta tierna cuatro…', 'f1', 'f3'],
      ['text.cut', 'Se reserva antes de las 20:00 para', 'f4'],
      ['text.cut', 'Una pieza de 900 g con.', 'f2'],
      ['text.cut', 'Aguanta tierna:', 'f3'],
      ['text.punctuation', 'Aguanta tierna cuatro días,, siempre.', 'f3'],
      ['text.punctuation', '¿¿Aguanta tierna cuatro días?', 'f3'],
      ['text.punctuation', '¡Aguanta tierna cuatro días.', 'f3'],
      ['text.punctuation', 'Aguanta tierna (cuatro días.', 'f3'],
      ['text.punctuation', 'Cuánto aguanta tierna?', 'f3'],
      ['text.placeholder', 'Una pieza de {peso} y ${precio}.', 'f2'],
      ['text.placeholder', 'Aguanta tierna XXX días.', 'f3'],
      ['text.placeholder', 'Se reserva en [ENLACE].', 'f4'],
      ['fact.cited', 'La plaza se llena los domingos.', 'f3'],
      ['fact.cited', 'El mostrador huele a canela.', 'f2'],
    ],
  ],
  [
    accounts,
    [
      ['text.cut', 'Un gestor asignado responde en un día y', 'f2'],
      ['text.cut', 'Las facturas se envían con...', 'f3'],
      ['text.punctuation', 'Un gestor asignado responde', 'f2'],
      ['text.punctuation', '¿Un gestor asignado responde.', 'f2'],
      ['text.punctuation', '«Un gestor asignado responde.', 'f2'],
      ['text.placeholder', 'Estimado [NOMBRE]: un gestor asignado responde.', 'f2'],
      ['text.placeholder', 'Un gestor asignado responde en null días.', 'f2'],
      ['fact.cited', 'La mañana empieza con calma.', 'f3'],
    ],
  ],
  [
    lamp,
    [
      ['text.cut', 'An oak base, 18 cm wide, for the', 'f2'],
      ['text.cut', 'Three brightness levels —', 'f1'],
      ['text.cut', 'It dims with one touch, so…', 'f3'],
      ['text.punctuation', 'It dims with one touch , always.', 'f3'],
      ['text.punctuation', 'It dims (with one touch.', 'f3'],
      ['text.punctuation', 'It dims with one touch??', 'f3'],
      ['text.placeholder', 'It dims with one touch, {{name}}.', 'f3'],
      ['text.placeholder', 'An oak base, lorem ipsum.', 'f2'],
      ['text.placeholder', 'An oak base, TBD cm wide.', 'f2'],
      ['fact.cited', 'The street is quiet after ten o’clock rain.', 'f3'],
    ],
  ],
  [
    rota,
    [
      ['text.cut', 'Swaps shifts by text message or', 'f1'],
      ['text.punctuation', 'Swaps shifts by "text message.', 'f1'],
      ['text.placeholder', 'Exports hours to %s.', 'f2'],
      ['text.placeholder', 'Exports hours to [COMPANY].', 'f2'],
      ['fact.cited', 'Coffee tastes better on Tuesdays.', 'f1'],
      ['offer.expired', 'A spring price for orders until June.', 'f5'],
    ],
  ],
];
