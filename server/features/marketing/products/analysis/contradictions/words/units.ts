/** Kinds of what is measured, and how many of the smallest unit each spelling is; spellings are folded. */
export const unitKinds: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  time: {
    ...{ min: 1, mins: 1, minuto: 1, minutos: 1, minute: 1, minutes: 1 },
    ...{ h: 60, hora: 60, horas: 60, hour: 60, hours: 60, hrs: 60 },
    ...{ dia: 1_440, dias: 1_440, day: 1_440, days: 1_440 },
    ...{ semana: 10_080, semanas: 10_080, week: 10_080, weeks: 10_080 },
    ...{ mes: 43_200, meses: 43_200, month: 43_200, months: 43_200 },
    ...{ ano: 525_600, anos: 525_600, year: 525_600, years: 525_600 },
  },
  weight: {
    ...{ g: 1, gr: 1, gramo: 1, gramos: 1, gram: 1, grams: 1 },
    ...{ kg: 1_000, kilo: 1_000, kilos: 1_000, kilogramo: 1_000, kilogramos: 1_000 },
  },
  length: {
    ...{ mm: 1, cm: 10, centimetro: 10, centimetros: 10, metro: 1_000, metros: 1_000, metre: 1_000 },
    ...{ m: 1_000, metres: 1_000, km: 1_000_000, kilometros: 1_000_000, miles: 1_609_344 },
  },
  volume: { ml: 1, cl: 10, l: 1_000, litro: 1_000, litros: 1_000, litre: 1_000, litres: 1_000 },
  share: { '%': 1 },
  power: { w: 1, kw: 1_000, watt: 1, watts: 1, vatios: 1, cv: 735.5 },
};
