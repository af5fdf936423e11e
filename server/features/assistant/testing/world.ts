import { asTyped } from '../../../../shared/assistant/bilingual';
import { type Ref, type RefKind, refOf } from '../../../../shared/assistant/refs';
import { languages } from '../../../../shared/languages';
import { firstStages } from '../../../../shared/leads/opportunities/scales';
import { stageNames } from '../../../../shared/leads/opportunities/stage-names';
import { features } from '../../../features';
import type { FoundName, ListedRef } from '../../../platform/tools/feature-tools';
import type { Known } from '../grammar/sentence';
import type { Reader } from '../grammar/understand';
import { toolboxOf } from '../tool-use';
import { withOwnTools } from '../tools/assistant-tools';

const companies =
  'Acme|Talleres Ruiz|Panadería La Espiga|Clínica Dental Norte|Hotel Mirador|Bodegas Sol|Imprenta Rápida|Núñez Abogados|Café Central|Ferretería Moderna|Viveros del Valle|Transportes Lara'.split(
    '|',
  );

const firstNames =
  'Lucía|Ana|Marta|Pedro|Juan|Carmen|Luis|Elena|Sergio|Nuria|Pablo|Rosa|Iván|Teresa|Hugo|Alba|Diego|Irene|Jorge|Olga'.split(
    '|',
  );
const lastNames =
  'Gómez|Ruiz Soler|Puig|Ortega|Vidal|Serrano|Molina|Castro|Ibáñez|Fuentes|Rey|Lozano|Marín|Pascual|Nieto|Vega|Cano|Blasco|Prieto|Roca'.split(
    '|',
  );

const dealTitles =
  'Web corporativa|Chatbot de reservas|Mantenimiento anual|Automatización de facturas|Tienda en línea|Curso de IA|Rediseño del logo|Integración con el almacén'.split(
    '|',
  );

const named = (
  kind: RefKind,
  names: readonly string[],
  more: (index: number) => Partial<FoundName> = () => ({}),
) =>
  names.map(
    (name, index): FoundName => ({ ref: refOf(kind, index + 1), name, detail: null, ...more(index) }),
  );

const companyOf = (index: number) => companies[index % companies.length] as string;
const ofCompany = (index: number) => ({ detail: companyOf(index), also: companyOf(index) });

const people = Array.from(
  { length: 60 },
  (_, index) => `${firstNames[index % 20]} ${lastNames[(index * 7 + Math.floor(index / 20)) % 20]}`,
);
const deals = Array.from({ length: 30 }, (_, index) => ({
  title: dealTitles[index % dealTitles.length] as string,
  company: (index * 5) % 12,
}));

const names: FoundName[] = [
  ...named('company', companies),
  ...named('contact', people, ofCompany),
  ...named(
    'deal',
    deals.map(({ title }) => title),
    // Of those of Talleres Ruiz one is open.
    (index) => ({ ...ofCompany(deals[index]?.company ?? 0), isOver: [17, 29].includes(index) }),
  ),
  ...named('task', [
    'Enviar presupuesto a Acme',
    'Revisar contrato',
    'Preparar la demo',
    'Pedir referencias',
  ]),
  ...named('product', ['Pan de masa madre', 'Tarta de queso', 'Revisión dental', 'Blanqueamiento']),
  ...named('campaign', ['Pan de masa madre: correo', 'Pan de masa madre: página', 'Tarta de queso: correo']),
  ...named('lead', ['Berta Solís', 'Quim Ferrer'], (index) => ({ detail: `lead${index}@example.org` })),
];

const listed = (kind: RefKind, texts: readonly string[]): ListedRef[] =>
  texts.map((text, index) => ({ ref: refOf(kind, index + 1), text: asTyped(text) }));

const ownField = (id: number, label: string, code: string, values: string[] = []): ListedRef => ({
  ref: refOf('field', id),
  text: asTyped(label),
  code,
  values,
});

const lists: Known['lists'] = {
  stage: firstStages.map(({ code, outcome }, index) => ({
    ref: refOf('stage', index + 1),
    text: asTyped(stageNames.en[code]),
    code: outcome,
    also: languages.map((language) => stageNames[language][code]),
  })),
  tag: listed('tag', ['VIP', 'Feria 2026']),
  member: [
    { ref: refOf('member', 1), text: asTyped('Marta Roca'), also: ['me', 'mi', 'mí'] },
    { ref: refOf('member', 2), text: asTyped('Jana Prat'), also: ['Jana'] },
  ],
  field: [
    ownField(1, 'Allergy', 'contact:choice', ['Gluten', 'Nuts', 'Frutos secos']),
    ownField(2, 'Alergia', 'contact:text'),
    ownField(3, 'Oven size', 'company:number'),
    ownField(4, 'Presupuesto anual', 'company:money'),
    ownField(5, 'Fecha de visita', 'opportunity:date'),
    ownField(6, 'Delivery route', 'company:text'),
  ],
  brand: listed('brand', ['La Espiga', 'Dental Norte']),
  business: listed('business', ['Horno La Espiga']),
};

/** The fixed world of the evaluation: a Monday morning in Madrid. */
export const now = new Date('2026-11-23T09:00:00Z');

export const refNamed = (kind: RefKind, name: string): Ref => {
  const found = names.find((each) => each.ref.startsWith(`${kind}-`) && each.name === name);
  if (!found) throw new Error(`No ${kind} is called ${name}`);
  return found.ref;
};

/** What is known when a sentence is said on a page. */
export function knownAt(portal: Known['portal'], about: readonly string[] = []): Known {
  const page = names.filter(({ ref }) => about.includes(ref));
  const brands = (lists.brand ?? []).filter(({ ref }) => about.includes(ref));
  return {
    today: '2026-11-23',
    now,
    lists,
    names,
    about: [...page, ...brands.map(({ ref, text }) => ({ ref, name: text.en, detail: null }))],
    portal,
    digits: 2,
  };
}

const { tools } = toolboxOf(withOwnTools(features.flatMap((feature) => feature.tools ?? [])));

export const reader: Reader = {
  tools,
  isReader: false,
  currency: 'EUR',
  lists,
  nameOf: (ref) => names.find((each) => each.ref === ref)?.name,
};
