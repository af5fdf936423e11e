import type { ModulesBy } from '../company-data';
import { thresholds } from '../../scales';

const modules: Record<ModulesBy, string> = {
  meaning:
    'Un módulo se prevé cuando un dato contiene una de sus palabras o un compuesto de ella, en español o en inglés. Analítica: venta, marketing o sales en el nombre de un departamento; dato, análisis, data o analysis en lo que hace. Automatización de procesos: manual, repetitivo, lento, tiempo, repetitive, slow o time en un problema. Sistema predictivo: dato, información, histórico, data, information o historical en una fortaleza. No cuentan las palabras que solo se parecen ni las expresiones que significan otra cosa. La plataforma de integración se prevé siempre.',
  beginning:
    'Un módulo se prevé cuando una palabra de un dato empieza por una de sus claves, en español o en inglés. Analítica: nombres de departamento con sales, marketing, venta; funciones con data, analy, dato, anali. Automatización de procesos: problemas con manual, repetitiv, slow, time, lent, tiempo. Sistema predictivo: fortalezas con data, information, histor, dato, informacion. La plataforma de integración se prevé siempre.',
};

const noModule =
  'Ningún dato contiene una palabra que pida un módulo concreto. La plataforma de integración se prevé siempre.';

export const method = (
  modulesBy: ModulesBy = 'meaning',
  hasModules = true,
): [name: string, text: string][] => [
  [
    'Puntuación de digitalización',
    'Media de (nivel − 1) / 4 × 100 de todos los departamentos, que cuentan por igual, redondeada a un número entero. El nivel 1 es un 0 % y el nivel 5, un 100 %. Es una autoevaluación.',
  ],
  [
    'Problemas',
    `Prioridad ${thresholds.priority.high} y 5: resolver de inmediato. ${thresholds.priority.medium} y 3: abordar en los próximos meses. 1: vigilar y planificar a largo plazo.`,
  ],
  ['Departamentos', `Nivel ${thresholds.lowDigitalization} o menos: se recomienda una mejora digital.`],
  ['Fortalezas', `Impacto ${thresholds.highImpact} o más: conviene aprovecharlas.`],
  ['Módulos', hasModules ? modules[modulesBy] : noModule],
  [
    'Arquitectura',
    'Según el tamaño: ligera y de bajo coste con 1-49 empleados, modular y escalable con 50-249 y robusta con 250 o más.',
  ],
  [
    'Fechas',
    'Cada fase empieza al día siguiente de terminar la anterior. Las fechas más tempranas cuentan con las duraciones mínimas y las más tardías, con las máximas; los festivos no se descuentan.',
  ],
];
