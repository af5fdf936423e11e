import { accounts, lamp, loaf, rota } from '../grounds';
import type { PlantedOn } from './planted';

/** Numbers, units, hours and dates that no fact states, in digits and in words. */
export const plantedNumbers: PlantedOn[] = [
  [
    loaf,
    [
      ['fact.number', 'Fermenta 24 minutos en frío.', 'f1'],
      ['fact.number', 'Fermenta dos días en frío.', 'f1'],
      ['fact.number', 'Fermenta un 20 % más en frío.', 'f1'],
      ['fact.number', 'Aguanta tierna 4 semanas en la panera.', 'f3'],
      ['fact.number', 'Aguanta tierna hasta siete días.', 'f3'],
      ['fact.number', 'Una pieza de 800 g.', 'f2'],
      ['fact.number', 'Una pieza de novecientos kilos.', 'f2'],
      ['fact.number', 'Una pieza de medio kilo.', 'f2'],
      ['fact.number', 'Una pieza de 900 g para seis personas.', 'f2'],
      ['fact.number', 'Por 5,90 € aguanta tierna cuatro días.', 'f3', 'p'],
      ['fact.number', 'La pieza cuesta cinco euros.', 'f2', 'p'],
      ['fact.number', 'Se reserva antes de las 21:00.', 'f4'],
      ['fact.number', 'Se reserva hasta el 31/12/2027.', 'f4'],
      ['fact.number', 'Se recoge a las 8:45 del día siguiente.', 'f4'],
      ['fact.number', 'Se recoge en tres tiendas.', 'f4'],
      ['fact.number', 'La mitad de la hogaza aguanta tierna.', 'f3'],
      ['fact.number', 'Con 3 ingredientes, fermenta en frío.', 'f1'],
    ],
  ],
  [
    accounts,
    [
      ['fact.number', 'Un gestor responde en 12 horas.', 'f2'],
      ['fact.number', 'Dos gestores asignados por empresa.', 'f2'],
      ['fact.number', 'Empresas de hasta 50 empleados desde 1998.', 'f4'],
      ['fact.number', 'Trabaja con 25 empresas desde 1998.', 'f4'],
      ['fact.number', 'Más de veinte años con empresas.', 'f4'],
      ['fact.number', 'Modelos 303, 111 y 130 presentados.', 'f1'],
      ['fact.number', 'Por 90 € al año, un gestor asignado.', 'f2', 'p'],
      ['fact.number', 'Tres facturas se envían con una foto.', 'f3'],
    ],
  ],
  [
    lamp,
    [
      ['fact.number', 'Five brightness levels.', 'f1'],
      ['fact.number', 'Up to 800 watts of brightness.', 'f1'],
      ['fact.number', 'Up to eighty lumens of brightness.', 'f1'],
      ['fact.number', 'An oak base, 18 mm wide.', 'f2'],
      ['fact.number', 'An oak base, twenty centimetres wide.', 'f2'],
      ['fact.number', 'It dims with two touches.', 'f3'],
      ['fact.number', 'Repaired for six years.', 'f4'],
      ['fact.number', 'Repaired for five months.', 'f4'],
      ['fact.number', 'Half the brightness levels of a big lamp.', 'f1'],
      ['fact.number', 'Yours for $64, oak base and all.', 'f2', 'p'],
      ['fact.number', 'A dozen brightness levels.', 'f1'],
    ],
  ],
  [
    rota,
    [
      ['fact.number', 'A two-month trial for teams.', 'f4'],
      ['fact.number', 'A two-week trial for teams of up to 400.', 'f4'],
      ['fact.number', 'Swaps shifts within 10 minutes by text message.', 'f1'],
      ['fact.number', 'Cuts 30 % of the messages about shifts.', 'f1'],
      ['fact.number', 'Staff see the next three months on Monday mornings.', 'f3'],
      ['fact.number', 'The spring price holds until 30/06/2027.', 'f5'],
    ],
  ],
];
