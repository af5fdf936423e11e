import type { NewCompany } from '../shared/companies/schemas';
import type { Language } from '../shared/languages';

/** An invented company, as a client would describe theirs; each says in its name that it is an example. */
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
  problems: { description: string; priority: number }[];
  strengths: { description: string; impact: number }[];
  /** Language of its report; none without one. */
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
      },
      { description: 'Sobra producto los martes y falta los sábados.', priority: 3 },
      { description: 'La web no admite pedidos.', priority: 1 },
    ],
    strengths: [
      { description: 'Cinco años de datos históricos de ventas por producto y día.', impact: 5 },
      { description: 'Clientela fiel en el barrio.', impact: 4 },
      { description: 'Equipo dispuesto a probar herramientas nuevas.', impact: 3 },
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
    problems: [{ description: 'Quotes take too much time: drawings are read by hand.', priority: 4 }],
    strengths: [],
  },
];

export const demoMarketing = {
  company: {
    name: 'Panadería Espiga (ejemplo)',
    sector: 'Alimentación',
    commercialObjectives: 'Vender desayunos a oficinas del barrio.',
    targetAudience: 'Oficinas de cinco a cincuenta personas a menos de dos kilómetros.',
    targetAudienceType: 'B2B' as const,
  },
  products: [
    {
      name: 'Desayunos para oficinas',
      characteristics: 'Pan y bollería del día, entregados antes de las nueve.',
      advantages: 'Sin permanencia; el pedido se cambia hasta las seis de la tarde anterior.',
      price: '3,50 € por persona',
    },
  ],
};
