import type { Language } from '../../languages';
import type { Company } from '../tables';

/** What a report is made of, as a client would enter it, in the order of entry. */
export interface DescribedCompany {
  company: Pick<Company, 'name' | 'sector' | 'size' | 'structure' | 'email'>;
  products: { name: string; description: string; type: 'product' | 'service' }[];
  departments: { name: string; function: string; digitalizationLevel: number }[];
  /** `department` is the name of the department that the problem affects. */
  problems: { description: string; priority: number; department?: string }[];
  strengths: { description: string; impact: number }[];
}

/** The texts of the bakery; ratings and kinds are the same in every language. */
interface BakeryTexts {
  name: string;
  sector: string;
  bread: [name: string, description: string];
  breakfasts: [name: string, description: string];
  bakehouse: [name: string, does: string];
  sales: [name: string, does: string];
  administration: [name: string, does: string];
  byHand: string;
  leftOver: string;
  noOrders: string;
  figures: string;
  customers: string;
  team: string;
}

const texts: Record<Language, BakeryTexts> = {
  es: {
    name: 'Panadería Espiga (ejemplo)',
    sector: 'Alimentación',
    bread: ['Pan de masa madre', 'Hogazas de fermentación lenta, por encargo y en tienda.'],
    breakfasts: ['Desayunos para oficinas', 'Reparto diario de bollería y pan antes de las nueve.'],
    bakehouse: ['Obrador', 'Planifica y hornea la producción de cada día.'],
    sales: ['Ventas', 'Atiende la tienda, los encargos y las oficinas.'],
    administration: ['Administración', 'Facturas, nóminas y análisis de costes.'],
    byHand: 'Los encargos se apuntan a mano y se copian cada noche: son tareas manuales y repetitivas.',
    leftOver: 'Sobra producto los martes y falta los sábados.',
    noOrders: 'La web no admite pedidos.',
    figures: 'Cinco años de datos históricos de ventas por producto y día.',
    customers: 'Clientela fiel en el barrio.',
    team: 'Equipo dispuesto a probar herramientas nuevas.',
  },
  en: {
    name: 'Espiga Bakery (example)',
    sector: 'Food',
    bread: ['Sourdough bread', 'Slow-fermented loaves, to order and over the counter.'],
    breakfasts: ['Office breakfasts', 'Pastries and bread delivered daily before nine.'],
    bakehouse: ['Bakehouse', 'Plans and bakes what each day needs.'],
    sales: ['Sales', 'Serves the shop, the orders and the offices.'],
    administration: ['Administration', 'Invoices, payroll and cost analysis.'],
    byHand: 'Orders are written down by hand and copied every night: manual, repetitive work.',
    leftOver: 'There is too much on Tuesdays and too little on Saturdays.',
    noOrders: 'The website takes no orders.',
    figures: 'Five years of historical sales data by product and day.',
    customers: 'Loyal customers in the neighbourhood.',
    team: 'A team that is glad to try new tools.',
  },
};

/**
 * The example bakery, which the demo account holds and the sample report is about. Its name says that it is an
 * example.
 */
export function bakery(language: Language): DescribedCompany {
  const words = texts[language];
  const named = ([name, description]: [string, string]) => ({ name, description });
  const department = ([name, does]: [string, string], digitalizationLevel: number) => ({
    name,
    function: does,
    digitalizationLevel,
  });
  return {
    company: {
      name: words.name,
      sector: words.sector,
      size: 'small',
      structure: 'simple',
      email: 'hola@espiga.example',
    },
    products: [
      { ...named(words.bread), type: 'product' },
      { ...named(words.breakfasts), type: 'service' },
    ],
    departments: [
      department(words.bakehouse, 2),
      department(words.sales, 3),
      department(words.administration, 1),
    ],
    problems: [
      { description: words.byHand, priority: 5, department: words.sales[0] },
      { description: words.leftOver, priority: 3, department: words.bakehouse[0] },
      { description: words.noOrders, priority: 1, department: words.sales[0] },
    ],
    strengths: [
      { description: words.figures, impact: 5 },
      { description: words.customers, impact: 4 },
      { description: words.team, impact: 3 },
    ],
  };
}
