import { describe, expect, test } from 'vitest';
import { findKeyword } from './find-keyword';
import type { SearchedField } from './keywords';

const list = (cells: string) => cells.split(/,\s+/).map((cell) => cell.trim());

/** Words that a sensible reader finds and does not find: the table of the product decisions, then more of each kind. */
const table: Record<SearchedField, { found: string[]; notFound: string[] }> = {
  departmentName: {
    found:
      list(`sales, presales, aftersales, telesales, salesforce, After-Sales, Pre-sales, Wholesales, salespeople,
      marketing, telemarketing, neuromarketing, Márketing, e-marketing, venta, ventas, preventa, posventa, postventa,
      televenta, Preventas, Post-venta, compraventa, Ventas2`),
    notFound: list(`ventana, ventanilla, ventaja, ventilación, sucursales, comensales, universales, salesiano,
      Ventanas, Ventanillas, Ventajas, Salesianas, Inventario, Market research, Sales minerales, Data, Análisis`),
  },
  departmentFunction: {
    found:
      list(`data, database, dataset, metadata, dato, datos, databases, datasets, metadatos, macrodatos, datum,
      analysis, analyses, analyse, analysed, analysing, analyze, analyzes, analyst, analysts, analytic, analytics,
      analytical, analytically, análisis, analizar, analiza, analizan, analizó, analicemos, analizando, analizadas,
      analizarlos, analítica, analíticas, analítico, analíticos, analista, analistas`),
    notFound: list(`datáfono, candidata, mandatario, datáfonos, dataphones, candidatos, mandatos, mandatarios,
      data de 1890, psychoanalysis, psicoanálisis, analógico, analizador, updata, Sales, Ventas, dató, DATÓ`),
  },
  problem: {
    found:
      list(`manual, manually, manuales, manualmente, repetitive, repetitively, repetitivo, repetitivas, slow,
      slower, slowest, slowly, slows, slowness, slowdown, slowdowns, lento, lenta, lentos, lentas, lentísimo,
      lentamente, lentitud, lentitudes, ralentizar, ralentiza, ralentizan, ralentizó, ralentice, ralentizado,
      ralentización, time, times, timing, downtime, overtime, lifetime, downtimes, uptime, lunchtime, real-time,
      just-in-time, every time, typed three times, time-consuming, on time, timesheets, timetables, tiempo, tiempos, contratiempo, contratiempos,
      destiempo, a tiempo, mal tiempo de respuesta, the same time, hardly any time`),
    notFound:
      list(`lente, lenteja, talento, excelente, centímetro, multimedia, sentimiento, maritime, pastime, lentes,
      lentejas, lentillas, talentos, excelentes, lent, lentils, silent, relentless, pastimes, centime, sometimes,
      Sometimes late, sometime, anytime, meantime, ragtime, timber, timeshare, entretiempo, pasatiempos, estime,
      legitimes, lastimé, part-time staff, full-time, first-time buyers, three times a month, 4 times as many, at times,
      a tiempo parcial, al mismo tiempo, mal tiempo, hace tiempo, a fuego lento, slow food, manuals,
      There is no manual, Staff ask for a manual. Often, the user’s manual, un manual de acogida, los manuales, manualidades, terapia manual, timé, data`),
  },
  strength: {
    found: list(`data, database, dataset, metadata, dato, datos, information, informational, información,
      informaciones, historical, historically, histórico, histórica, históricos, históricas, históricamente,
      historial, historiales, archivo histórico, registros históricos, edificio propio e histórico de ventas`),
    notFound: list(`datáfono, datáfonos, history, historic, historia, casco histórico, centro histórico,
      edificio histórico, cascos históricos, centros históricos, edificios históricos, el histórico centro,
      casco antiguo e histórico, centro cultural histórico, conjunto histórico-artístico, sede histórica,
      historical building, histories, historias, historiadora, prehistoric, informatics, informática, informal,
      candidatos, La casa data de 1890, Manual skill`),
  },
};

const fields = Object.entries(table) as [SearchedField, (typeof table)[SearchedField]][];

/** As people type: in capitals, without accents, and in letters that carry their accents apart. */
const spellings = (text: string) => [
  text,
  text.toUpperCase(),
  text.normalize('NFD'),
  text.normalize('NFD').replace(/\p{M}/gu, ''),
];

describe.each(fields)('in a %s', (field, { found, notFound }) => {
  test.each(found)('%s is found, however it is typed and whatever stands around it', (cell) => {
    for (const text of spellings(cell)) {
      expect(findKeyword(text, field)).toBeDefined();
      expect(findKeyword(`«${text}», según Zoë, in 2024.`, field)).toBeDefined();
    }
  });

  test.each(notFound)('%s is not found', (cell) => {
    // Only the accent distinguishes a past tense from a keyword.
    const typed = /^(dató|timé)$/i.test(cell) ? spellings(cell).slice(0, 3) : spellings(cell);
    for (const text of typed) {
      expect(findKeyword(text, field)).toBeUndefined();
      expect(findKeyword(`(${text}), según Zoë, in 2024.`, field)).toBeUndefined();
    }
  });
});

test.each([
  ['Local en el centro histórico, con datos históricos de ventas', 'datos', 34],
  ['Del casco histórico a los históricos de ventas', 'históricos', 26],
  ['centro histórico y datos históricos de ventas', 'datos', 19],
  ['Una historia larga y un HISTORIAL limpio', 'HISTORIAL', 24],
  ['Estamos en el centro. Histórico de pedidos desde 2001', 'Histórico', 22],
])('a true word is found after a false friend: %s', (text, word, at) => {
  expect(findKeyword(text, 'strength')).toEqual({ word, at });
});

test.each([
  ['Sometimes late, and always slow', 'slow'],
  ['Four times a year, time is lost', 'time'],
  ['El manual de acogida se copia manualmente', 'manualmente'],
  ['Con mal tiempo, el tiempo de reparto se dobla', 'tiempo'],
])('so it is in problems: %s', (text, word) => {
  const found = findKeyword(text, 'problem');
  expect(found?.word).toBe(word);
  expect(found?.at).toBe(text.lastIndexOf(word));
});

test('the word is told as the record spells it, without the emoji in front of it', () => {
  const text = `⚠️${'Información'.normalize('NFD')}`;
  expect(findKeyword(text, 'strength')).toEqual({ word: 'Información'.normalize('NFD'), at: 2 });
});
