import { accounts, lamp, loaf, rota } from '../grounds';
import type { PlantedOn } from './planted';

/** Names and addresses of people, places, firms and brands that nobody gave. */
export const plantedNames: PlantedOn[] = [
  [
    loaf,
    [
      ['fact.name', 'Fermenta como la de Lola, 24 horas en frío.', 'f1'],
      ['fact.name', 'Una pieza de 900 g, como en Galicia.', 'f2'],
      ['fact.name', 'Se reserva por Instagram antes de las 20:00.', 'f4'],
      ['fact.name', 'Se recoge en la Plaza Mayor al día siguiente.', 'f4'],
      ['fact.name', 'Aguanta tierna cuatro días, dice Carmen Ruiz.', 'f3'],
      ['fact.name', 'La receta de Horno Santa Rita fermenta en frío.', 'f1'],
      ['fact.contact', 'Se reserva en www.otrapanaderia.example.', 'f4'],
      ['fact.contact', 'Se reserva en el +34 93 000 11 22.', 'f4'],
      ['fact.contact', 'Se reserva escribiendo a pan@correo.example.', 'f4'],
    ],
  ],
  [
    accounts,
    [
      ['fact.name', 'Un gestor, Javier Soto, responde en un día laborable.', 'f2'],
      ['fact.name', 'Trabaja con empresas de Palencia desde 1998.', 'f4'],
      ['fact.name', 'Las facturas se envían con una foto por Telegram.', 'f3'],
      ['fact.name', 'Un gestor asignado, como en Deloitte.', 'f2'],
      ['fact.contact', 'Un gestor responde en ayuda@gestores.example.', 'f2'],
      ['fact.contact', 'Un gestor asignado en https://gestores.example.', 'f2'],
      ['fact.contact', 'Un gestor responde en el 00 34 983 555 444.', 'f2'],
    ],
  ],
  [
    lamp,
    [
      ['fact.name', 'An oak base made by Henry.', 'f2'],
      ['fact.name', 'It dims with one touch, like an Anglepoise.', 'f3'],
      ['fact.name', 'An oak base from the New Forest.', 'f2'],
      ['fact.name', 'Brightness levels tested in Cambridge.', 'f1'],
      ['fact.name', 'Repaired by Smith and Sons for five years.', 'f4'],
      ['fact.contact', 'Repaired for five years: ring 0800 123 4567.', 'f4'],
      ['fact.contact', 'See the oak base at www.lamps.example.', 'f2'],
      ['fact.contact', 'The oak base is at https://lamps.example/oak.', 'f2'],
    ],
  ],
  [
    rota,
    [
      ['fact.name', 'It exports hours to Salesforce.', 'f2'],
      ['fact.name', 'Staff at Tesco swap shifts by text message.', 'f1'],
      ['fact.name', 'Swaps shifts by text message, says Anna Bell.', 'f1'],
      ['fact.name', 'Hours go to Xero, Sage and Oracle.', 'f2'],
      ['fact.contact', 'Start the two-week trial at trial@rota.example.', 'f4'],
      ['fact.contact', 'Start the two-week trial at https://rota.example.', 'f4'],
    ],
  ],
];
