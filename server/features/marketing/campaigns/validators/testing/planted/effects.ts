import { accounts, lamp, loaf, rota } from '../grounds';
import type { PlantedOn } from './planted';

/** Effects on health, environment, money and safety that no fact states. */
export const plantedEffects: PlantedOn[] = [
  [
    loaf,
    [
      ['fact.sensitive', 'Un pan saludable que fermenta 24 horas.', 'f1'],
      ['fact.sensitive', 'Fermenta 24 horas y alivia el estómago.', 'f1'],
      ['fact.sensitive', 'Fermenta en frío y previene la hinchazón.', 'f1'],
      ['fact.sensitive', 'Un pan ecológico que fermenta en frío.', 'f1'],
      ['fact.sensitive', 'Una pieza de 900 g que cuida el planeta.', 'f2'],
      ['fact.sensitive', 'Aguanta tierna y reduce tu huella.', 'f3'],
      ['fact.sensitive', 'Aguanta tierna cuatro días y te ahorra dinero.', 'f3'],
      ['fact.sensitive', 'Fermenta en frío y adelgaza.', 'f1'],
      ['fact.sensitive', 'Fermenta en frío y baja el colesterol.', 'f1'],
    ],
  ],
  [
    accounts,
    [
      ['fact.sensitive', 'Un gestor asignado multiplica sus ingresos.', 'f2'],
      ['fact.sensitive', 'Con un gestor asignado, su empresa ahorra.', 'f2'],
      ['fact.sensitive', 'Un gestor asignado y menos estrés.', 'f2'],
      ['fact.sensitive', 'Un gestor que protege su empresa.', 'f2'],
      ['fact.sensitive', 'Las facturas se envían con una foto, sin papel y de forma sostenible.', 'f3'],
      ['fact.sensitive', 'Con un gestor, su negocio es más rentable.', 'f2'],
    ],
  ],
  [
    lamp,
    [
      ['fact.sensitive', 'It dims with one touch and heals tired eyes.', 'f3'],
      ['fact.sensitive', 'It dims with one touch and prevents headaches.', 'f3'],
      ['fact.sensitive', 'Brightness levels that ease insomnia.', 'f1'],
      ['fact.sensitive', 'An eco-friendly oak base.', 'f2'],
      ['fact.sensitive', 'An oak base that is good for the planet.', 'f2'],
      ['fact.sensitive', 'A biodegradable oak base.', 'f2'],
      ['fact.sensitive', 'Brightness levels that bring savings.', 'f1'],
      ['fact.sensitive', 'An oak base that is safer.', 'f2'],
      ['fact.sensitive', 'It dims with one touch for healthier evenings.', 'f3'],
    ],
  ],
  [
    rota,
    [
      ['fact.sensitive', 'Exports of hours that save you money.', 'f2'],
      ['fact.sensitive', 'Swaps shifts by text message and lowers stress.', 'f1'],
      ['fact.sensitive', 'Shifts by text message, and a higher income.', 'f1'],
      ['fact.sensitive', 'A sustainable way to export hours.', 'f2'],
      ['fact.sensitive', 'Exports of hours that cut your costs.', 'f2'],
    ],
  ],
];
