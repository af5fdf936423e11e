import type { ModulesBy } from '../company-data';
import { thresholds } from '../../scales';
import { radarAxes } from '../figures/radar';

const modules: Record<ModulesBy, string> = {
  meaning:
    'Un módulo se prevé cuando un registro contiene una de sus palabras, en español o en inglés, sin contar mayúsculas ni acentos, con sus variantes y compuestos. Analítica: nombres de departamento con venta, marketing, sales; funciones con dato, análisis, data, analysis. Automatización de procesos: problemas con manual, repetitivo, lento, tiempo, repetitive, slow, time. Sistema predictivo: fortalezas con dato, información, histórico, data, information, historical. No cuentan las palabras que solo se parecen, como ventanilla o maritime, ni las expresiones que significan otra cosa, como centro histórico. La plataforma de integración se prevé siempre.',
  beginning:
    'Un módulo se prevé cuando una palabra de un registro empieza por una de sus claves, en español o en inglés, sin contar mayúsculas ni acentos. Analítica: nombres de departamento con sales, marketing, venta; funciones con data, analy, dato, anali. Automatización de procesos: problemas con manual, repetitiv, slow, time, lent, tiempo. Sistema predictivo: fortalezas con data, information, histor, dato, informacion. La plataforma de integración se prevé siempre.',
};

export const method = (modulesBy: ModulesBy = 'meaning'): [name: string, text: string][] => [
  [
    'Puntuación de digitalización',
    'Media de (nivel − 1) / 4 × 100 de todos los departamentos, que cuentan por igual, redondeada a un número entero (las mitades, hacia arriba). El nivel 1 es un 0 % y el nivel 5, un 100 %. Es la valoración de la propia empresa.',
  ],
  [
    'Gráficos de departamentos',
    `Cada departamento se sitúa a nivel / 5 de su eje o de su barra. Con menos de ${radarAxes.fewest} departamentos hay barras en lugar de radar; con más de ${radarAxes.most}, una tabla.`,
  ],
  [
    'Problemas',
    `Prioridad ${thresholds.priority.high} y 5: resolver de inmediato. ${thresholds.priority.medium} y 3: abordar en los próximos meses. 1: vigilar y planificar a largo plazo.`,
  ],
  ['Departamentos', `Nivel ${thresholds.lowDigitalization} o menos: se recomienda una mejora digital.`],
  ['Fortalezas', `Impacto ${thresholds.highImpact} o más: conviene aprovecharlas.`],
  ['Módulos', modules[modulesBy]],
  [
    'Arquitectura',
    'Ligera y de bajo coste para empresas pequeñas (1-49 empleados), modular y escalable para las medianas (50-249) y robusta para las grandes (250 o más).',
  ],
  [
    'Fechas',
    'Cada fase empieza al día siguiente de terminar la anterior: las fechas más tempranas toman todas las duraciones mínimas y las más tardías, todas las máximas. Una semana son siete días; un mes acaba la víspera del mismo día del mes siguiente, o de su último día si es más corto. Los festivos no se descuentan.',
  ],
];
