import type { SwotKind } from '../../../../shared/consulting/scales';
import { bakery, type DescribedCompany } from '../../../../shared/consulting/sample/bakery';
import type { Language } from '../../../../shared/languages';

/** A fictional company as a client would describe it; its name says that it is an example. */
interface DemoCompany extends DescribedCompany {
  /** Who is responsible for a problem is stated by the place among the contacts. */
  problems: (DescribedCompany['problems'][number] & { responsible?: number })[];
  contacts: {
    name: string;
    position: string;
    phone: string | null;
    email: string | null;
    isPrimary: boolean;
  }[];
  swot: { kind: SwotKind; description: string }[];
  /** The language of its report; undefined means no report. */
  report?: Language;
}

const espiga = bakery('es');
const [orders, ...otherProblems] = espiga.problems;
const shopManager = 1;

export const demoCompanies: DemoCompany[] = [
  {
    ...espiga,
    problems: [{ ...orders!, responsible: shopManager }, ...otherProblems],
    contacts: [
      {
        name: 'Gerencia',
        position: 'Gerente',
        phone: null,
        email: 'gerencia@espiga.example',
        isPrimary: true,
      },
      { name: 'Tienda', position: 'Encargada de tienda', phone: null, email: null, isPrimary: false },
    ],
    swot: [
      {
        kind: 'opportunity',
        description: 'En el polígono abren oficinas que aún no tienen quien les lleve el desayuno.',
      },
      { kind: 'opportunity', description: 'Hay ayudas públicas para digitalizar pequeños comercios.' },
      { kind: 'threat', description: 'La harina y la luz suben más que el precio del pan.' },
      { kind: 'threat', description: 'Un supermercado con horno propio abre a dos calles.' },
    ],
    report: 'es',
  },
  {
    company: {
      name: 'Harbour Parts (example)',
      sector: 'Manufacturing',
      size: 'large',
      structure: 'divisional',
      email: null,
    },
    contacts: [
      {
        name: 'Operations desk',
        position: 'Operations director',
        phone: null,
        email: 'ops@harbour.example',
        isPrimary: true,
      },
    ],
    products: [
      {
        name: 'Marine couplings',
        description: 'Machined couplings for commercial vessels, made to drawing.',
        type: 'product',
      },
    ],
    departments: [
      { name: 'Sales', function: 'Quotes, key accounts and distributors.', digitalizationLevel: 3 },
      { name: 'Production', function: 'Three machining halls and assembly.', digitalizationLevel: 4 },
    ],
    problems: [
      {
        description: 'Quotes take too much time: drawings are read by hand.',
        priority: 4,
        department: 0,
      },
    ],
    strengths: [],
    swot: [
      { kind: 'opportunity', description: 'Shipyards ask for spare parts by the piece, at short notice.' },
      { kind: 'threat', description: 'Two of the five largest customers are testing printed couplings.' },
    ],
  },
];
