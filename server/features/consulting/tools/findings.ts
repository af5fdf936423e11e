import type { AnswerRow } from '../../../../shared/assistant/answers';
import { answerLimits } from '../../../../shared/assistant/scales';
import { consultingPages } from '../../../../shared/consulting/addresses';
import {
  contacts,
  departments,
  problems,
  products,
  strengths,
} from '../../../../shared/consulting/items/endpoints';
import { reports } from '../../../../shared/consulting/report/endpoints';
import { addressOf } from '../../../../shared/http/address';
import { aChoice, aText, idIn, needed, oneListed } from '../../../platform/tools/arguments';
import { creating, newField } from '../../../platform/tools/preview';
import {
  both,
  countText,
  cut,
  labelled,
  type Noun,
  noneText,
  numberText,
  ownText,
  timeText,
} from '../../../platform/tools/texts';
import { type Ask, defineTool } from '../../../platform/tools/tool';

const labels = {
  business: both('Company', 'Empresa'),
  list: both('List', 'Lista'),
  priority: both('Priority', 'Prioridad'),
  impact: both('Impact', 'Impacto'),
  position: both('Position', 'Cargo'),
  description: both('Description', 'Descripción'),
  task: both('Function', 'Función'),
  text: both('Text', 'Texto'),
} as const;

const listWords = {
  problems: both('Problems', 'Problemas'),
  strengths: both('Strengths', 'Fortalezas'),
  departments: both('Departments', 'Departamentos'),
  products: both('Products', 'Productos'),
  contacts: both('Contacts', 'Contactos'),
};
type List = keyof typeof listWords;

const nouns: Record<List, Noun> = {
  problems: { one: both('problem', 'problema'), several: both('problems', 'problemas'), gender: 'm' },
  strengths: { one: both('strength', 'fortaleza'), several: both('strengths', 'fortalezas'), gender: 'f' },
  departments: {
    one: both('department', 'departamento'),
    several: both('departments', 'departamentos'),
    gender: 'm',
  },
  products: { one: both('product', 'producto'), several: both('products', 'productos'), gender: 'm' },
  contacts: { one: both('contact', 'contacto'), several: both('contacts', 'contactos'), gender: 'm' },
};

const line = (name: string, facts: AnswerRow['facts']) => ({ ref: null, name: cut(name), facts });
type Line = ReturnType<typeof line>;

/** The rows of each list. */
const reads: Record<List, (ask: Ask, companyId: number) => Promise<Line[]>> = {
  problems: async (ask, companyId) =>
    (await ask(problems.list, { params: { companyId } })).map(({ description, priority }) =>
      line(description, [{ label: labels.priority, text: numberText(priority) }]),
    ),
  strengths: async (ask, companyId) =>
    (await ask(strengths.list, { params: { companyId } })).map(({ description, impact }) =>
      line(description, [{ label: labels.impact, text: numberText(impact) }]),
    ),
  departments: async (ask, companyId) =>
    (await ask(departments.list, { params: { companyId } })).map((each) =>
      line(each.name, [{ label: labels.task, text: ownText(each.function) }]),
    ),
  products: async (ask, companyId) =>
    (await ask(products.list, { params: { companyId } })).map(({ name, description }) =>
      line(name, [{ label: labels.description, text: ownText(description) }]),
    ),
  contacts: async (ask, companyId) =>
    (await ask(contacts.list, { params: { companyId } })).map(({ name, position }) =>
      line(name, [{ label: labels.position, text: ownText(position) }]),
    ),
};

const business = needed(oneListed(labels.business, 'business'));

export const listFindings = defineTool({
  name: 'list_findings',
  title: both('List findings', 'Ver lo anotado'),
  about: 'Lists the problems, strengths, departments, products or contacts of a company in CONSULTIA.',
  endpoints: [problems.list, strengths.list, departments.list, products.list, contacts.list],
  effect: 'read',
  takes: { business, list: needed(aChoice(labels.list, listWords)) },
  async answer({ business: ref, list }, { ask, named }) {
    const companyId = idIn(ref);
    const [rows, { name }] = await Promise.all([reads[list](ask, companyId), named(ref)]);
    const url = addressOf(consultingPages.company, { id: companyId });
    const total = { count: rows.length, more: false };
    return {
      said: rows.length === 0 ? noneText(nouns[list]) : countText(nouns[list], total),
      figures: [],
      rows: rows.slice(0, answerLimits.rows).map((row) => ({ ...row, url })),
      total,
      computed: {
        filter: [labelled(labels.business, ownText(name)), listWords[list]],
        period: null,
        currencies: [],
        notes: [],
      },
      list: url,
    };
  },
});

export const readReport = defineTool({
  name: 'read_report',
  title: both('Read the report', 'Ver el informe'),
  about: 'Reads the report of a company in CONSULTIA, if there is one.',
  endpoints: [reports.read],
  effect: 'read',
  takes: { business },
  async answer({ business: ref }, { ask, named }) {
    const companyId = idIn(ref);
    const [report, { name, url }] = await Promise.all([
      ask(reports.read, { params: { companyId } }),
      named(ref),
    ]);
    const address = addressOf(consultingPages.report, { id: companyId });
    const rows = report
      ? [
          {
            ...line(name, [{ label: both('Made', 'Hecho'), text: timeText(report.createdAt) }]),
            url: address,
          },
        ]
      : [];
    return {
      said: report ? ownText(report.analysis) : both('There is no report yet', 'Todavía no hay informe'),
      figures: [],
      rows,
      total: null,
      computed: {
        filter: [labelled(labels.business, ownText(name))],
        period: null,
        currencies: [],
        notes: [],
      },
      list: report ? address : url,
    };
  },
});

const added = { problems: listWords.problems, strengths: listWords.strengths };
const final = both(
  'There is no undo here: it is deleted on its page',
  'Aquí no se puede deshacer: se borra en su página',
);

export const addFinding = defineTool({
  name: 'add_finding',
  title: both('Add a finding', 'Añadir a lo anotado'),
  about: 'Adds a problem or a strength to a company in CONSULTIA.',
  endpoints: [problems.create, strengths.create],
  effect: 'final',
  takes: { business, list: needed(aChoice(labels.list, added)), text: needed(aText(labels.text)) },
  async preview({ business: ref, list, text }, { named }) {
    const { name } = await named(ref);
    const preview = creating(text, [
      newField(labels.business, ownText(name)),
      newField(labels.list, listWords[list]),
      newField(labels.text, ownText(text)),
    ]);
    return { ...preview, notices: [final] };
  },
  async does({ business: ref, list, text }, { ask }) {
    const body = { companyId: idIn(ref), description: text };
    if (list === 'problems') await ask(problems.create, { body });
    else await ask(strengths.create, { body });
    return {
      done: null,
      result: { ref, name: cut(text), url: addressOf(consultingPages.company, { id: body.companyId }) },
    };
  },
});
