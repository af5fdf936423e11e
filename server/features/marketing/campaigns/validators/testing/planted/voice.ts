import { accounts, lamp, loaf, rota } from '../grounds';
import type { PlantedOn } from './planted';

/** The wrong person, the wrong language, words the company avoids and worn phrases. */
export const plantedVoice: PlantedOn[] = [
  [
    loaf,
    [
      ['register', 'Recójala a las 8:30.', 'f4'],
      ['register', 'Pida su hogaza antes de las 20:00.', 'f4'],
      ['register', 'Venga a por la pieza de 900 g.', 'f2'],
      ['register', 'Si quiere pan tierno, llame antes de las 20:00.', 'f4'],
      ['register', 'A ustedes les espera a las 8:30.', 'f4'],
      ['register', 'Reservad antes de las 20:00 y la recogéis a las 8:30.', 'f4'],
      ['register', 'Os espera a las 8:30.', 'f4'],
      ['language', 'The loaf is there for you: aguanta tierna.', 'f3'],
      ['language', 'You can have it in the morning: se recoge a las 8:30.', 'f4'],
      ['voice', 'Una hogaza low cost de 900 g.', 'f2'],
      ['style.cliche', 'No busques más: aguanta tierna cuatro días.', 'f3'],
      ['style.cliche', 'Te mereces una pieza de 900 g.', 'f2'],
      ['style.cliche', 'Fermenta en frío como nunca antes.', 'f1'],
      ['style.cliche', 'Aguanta tierna y marca la diferencia.', 'f3'],
      ['style.cliche', 'Una pieza de primera calidad de 900 g.', 'f2'],
    ],
  ],
  [
    accounts,
    [
      ['register', 'Tu gestor responde en un día laborable.', 'f2'],
      ['register', 'Tus facturas se envían con una foto.', 'f3'],
      ['register', '¿Necesitas un gestor asignado?', 'f2'],
      ['register', '¿Tienes las facturas en una carpeta?', 'f3'],
      ['register', 'Pregunta por un gestor asignado.', 'f2'],
      ['register', 'Consulta los modelos 303 y 111.', 'f1'],
      ['register', 'Haz una foto de las facturas.', 'f3'],
      ['register', 'Las facturas, envíalas con una foto: te respondemos.', 'f3'],
      ['register', 'Contigo, un gestor asignado.', 'f2'],
      ['register', 'Vuestras facturas se envían con una foto.', 'f3'],
      ['language', 'We are here for you with un gestor asignado.', 'f2'],
      ['style.cliche', 'Un gestor asignado a la vanguardia.', 'f2'],
      ['style.cliche', 'Un antes y un después: un gestor asignado.', 'f2'],
      ['style.cliche', 'En el mundo actual, un gestor asignado.', 'f2'],
    ],
  ],
  [
    lamp,
    [
      ['language', 'Una base de roble para la mesa, with oak.', 'f2'],
      ['language', 'Tres niveles de luz en tu mesa y en la casa.', 'f1'],
      ['voice', 'It dims with one smart touch.', 'f3'],
      ['style.cliche', 'A game-changer for your desk, with its oak base.', 'f2'],
      ['style.cliche', 'Take your desk to the next level with an oak base.', 'f2'],
      ['style.cliche', 'An oak base like never before.', 'f2'],
      ['style.cliche', 'In today’s homes, it dims with one touch.', 'f3'],
      ['style.cliche', 'You deserve an oak base.', 'f2'],
    ],
  ],
  [
    rota,
    [
      ['language', 'Los turnos se cambian con un mensaje, by text.', 'f1'],
      ['style.cliche', 'Unlock your hours: exports to Xero and Sage.', 'f2'],
      ['style.cliche', 'Leverage exports of hours to Sage.', 'f2'],
      ['style.cliche', 'Cutting-edge swaps by text message.', 'f1'],
      ['style.cliche', 'Supercharge swaps by text message.', 'f1'],
      ['style.cliche', 'Exports of hours made easy.', 'f2'],
    ],
  ],
];
