import type { SwotKind } from '../../../../shared/consulting/scales';
import type { NewCompany } from '../../../../shared/consulting/companies/schemas';
import type { Language } from '../../../../shared/languages';

/** A fictional company as a client would describe it; its name says that it is an example. */
interface DemoCompany {
  company: NewCompany;
  contacts: {
    name: string;
    position: string;
    phone: string | null;
    email: string | null;
    isPrimary: boolean;
  }[];
  products: { name: string; description: string; type: 'product' | 'service' }[];
  departments: { name: string; function: string; digitalizationLevel: number }[];
  /** `department` is the name of the department that the problem affects. */
  problems: { description: string; priority: number; department?: string }[];
  strengths: { description: string; impact: number }[];
  swot: { kind: SwotKind; description: string }[];
  /** The language of its report; undefined means no report. */
  report?: Language;
}

export const demoCompanies: DemoCompany[] = [
  {
    company: {
      name: 'Panadería Espiga (ejemplo)',
      sector: 'Alimentación',
      size: 'small',
      structure: 'simple',
      email: 'hola@espiga.example',
    },
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
    products: [
      {
        name: 'Pan de masa madre',
        description: 'Hogazas de fermentación lenta, por encargo y en tienda.',
        type: 'product',
      },
      {
        name: 'Desayunos para oficinas',
        description: 'Reparto diario de bollería y pan antes de las nueve.',
        type: 'service',
      },
    ],
    departments: [
      { name: 'Obrador', function: 'Planifica y hornea la producción de cada día.', digitalizationLevel: 2 },
      { name: 'Ventas', function: 'Atiende la tienda, los encargos y las oficinas.', digitalizationLevel: 3 },
      { name: 'Administración', function: 'Facturas, nóminas y análisis de costes.', digitalizationLevel: 1 },
    ],
    problems: [
      {
        description:
          'Los encargos se apuntan a mano y se copian cada noche: son tareas manuales y repetitivas.',
        priority: 5,
        department: 'Ventas',
      },
      { description: 'Sobra producto los martes y falta los sábados.', priority: 3, department: 'Obrador' },
      { description: 'La web no admite pedidos.', priority: 1, department: 'Ventas' },
    ],
    strengths: [
      { description: 'Cinco años de datos históricos de ventas por producto y día.', impact: 5 },
      { description: 'Clientela fiel en el barrio.', impact: 4 },
      { description: 'Equipo dispuesto a probar herramientas nuevas.', impact: 3 },
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
        department: 'Sales',
      },
    ],
    strengths: [],
    swot: [
      { kind: 'opportunity', description: 'Shipyards ask for spare parts by the piece, at short notice.' },
      { kind: 'threat', description: 'Two of the five largest customers are testing printed couplings.' },
    ],
  },
];
