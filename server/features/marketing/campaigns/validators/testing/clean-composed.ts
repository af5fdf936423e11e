import type { CleanOn } from './clean';
import { cheese, grinder } from './stated-grounds';

/** Sentences as blueprints make them of the facts that they cite. */
export const cleanComposed: CleanOn[] = [
  [
    cheese,
    [
      ['El queso de oveja madura ocho meses en bodega.', 'f3'],
      ['Con leche cruda de oveja churra.', 'f2'],
      ['Incluye leche cruda de oveja churra.', 'f2'],
      ['Medalla de bronce en Cáceres, 2024.', 'f4'],
      ['Por qué fiarse: medalla de bronce en Cáceres, 2024.', 'f4'],
      ['Ahora: cata gratis los sábados.', 'f5'],
      ['La cata es gratis los sábados.', 'f5'],
      ['Con él lo sirves en la mesa sin cortar la corteza.', 'f6'],
      ['Encárgalo en Quesería La Peña, en Zamora.'],
      ['Llama al 980 000 222 y resérvalo.'],
      ['18 € el kilo.', 'p'],
      ['Así nos lo contó una clienta.'],
      ['Pide el tuyo hoy.'],
      ['¿Te suena?'],
      ['Además, lo sirves en la mesa.', 'f6'],
      ['Tienes más detalles en la página.'],
      ['Te respondemos el mismo día.'],
      ['Queso de oveja: 18 € el kilo.', 'p'],
    ],
  ],
  [
    grinder,
    [
      ['The hand grinder has conical burrs of hardened steel.', 'f2'],
      ['You get a walnut handle.', 'f3'],
      ['So you can grind 20 g in half a minute.', 'f6'],
      ['Right now: free delivery over £50.', 'f4'],
      ['Delivery is free over £50.', 'f4'],
      ['Why believe us: silver award of the Coffee Guild, 2023.', 'f5'],
      ['Order it at Tarn Coffee in Kendal.'],
      ['One customer put it like this.'],
      ['It costs £72.', 'p'],
      ['Order yours today.'],
      ['Write to hello@tarn.example and we answer.'],
      ['Does this sound familiar?'],
      ['Half a minute for 20 g.', 'f6'],
      ['With a walnut handle and steel burrs.', 'f2', 'f3'],
      ['There is more on the page.'],
    ],
  ],
];
