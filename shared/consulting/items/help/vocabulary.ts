import type { Language } from '../../../languages';

/** What companies and their problems have in common, named by different words. */
type Thing =
  | 'customers'
  | 'staff'
  | 'data'
  | 'website'
  | 'suppliers'
  | 'stock'
  | 'invoices'
  | 'deliveries'
  | 'orders'
  | 'sales';

/** The words by which two texts name the same thing, and those by which they do not. */
interface Vocabulary {
  /** The words for a thing. A word that is not listed names a thing of its own. */
  found: Record<Thing, string>;
  /** Words that name nothing in particular. Words of fewer than five letters count only if they are found. */
  notFound: string;
}

/** Words are separated by ", "; case, accents and the plural do not count. Both languages always apply. */
export const helpVocabulary: Record<Language, Vocabulary> = {
  en: {
    found: {
      customers: 'customer, client, clientele',
      staff: 'team, staff, employee, workforce, crew',
      data: 'data, figure, statistic, dataset',
      website: 'website, web, webshop, online',
      suppliers: 'supplier, vendor',
      stock: 'stock, inventory, warehouse',
      invoices: 'invoice, invoicing, billing, bill',
      deliveries: 'delivery, shipping, shipment',
      orders: 'order, ordering',
      sales: 'sale, selling',
    },
    notFound:
      'about, after, again, against, almost, along, already, always, among, another, around, based, because, become, ' +
      'before, being, below, better, between, business, cannot, company, could, daily, different, doing, during, ' +
      'every, everybody, everyone, everything, excellent, first, general, getting, given, giving, going, great, group, ' +
      'having, highly, hours, however, important, instead, issue, known, large, later, least, level, little, ' +
      'lower, makes, making, manual, means, might, minute, month, monthly, needs, never, nobody, nothing, number, ' +
      'often, other, people, place, point, problem, quality, quick, quickly, really, right, several, should, since, ' +
      'slowly, small, solid, someone, something, start, still, strong, system, takes, taking, their, there, these, ' +
      'thing, things, think, those, though, three, through, times, today, together, tools, towards, under, until, ' +
      'usually, various, very, wants, weekly, weeks, where, whether, which, while, whole, whose, within, without, ' +
      'working, works, would, yearly, years, yesterday',
  },
  es: {
    found: {
      customers: 'cliente, clienta, clientela',
      staff: 'equipo, plantilla, empleado, empleada, trabajador, trabajadora',
      data: 'dato, cifra, estadística',
      website: 'web, internet, online',
      suppliers: 'proveedor, proveedora',
      stock: 'existencias, inventario, almacén, stock',
      invoices: 'factura, facturación, facturar',
      deliveries: 'entrega, envío, reparto',
      orders: 'pedido, encargo',
      sales: 'venta, vender',
    },
    notFound:
      'además, adecuado, ahora, algún, alguna, alguno, algunos, ambos, antes, apenas, aquel, aunque, bastante, buena, ' +
      'bueno, calidad, cinco, ciertos, contra, cosas, cuando, cuánto, cuatro, debemos, deben, debido, ' +
      'demasiado, desde, después, diario, diaria, diferente, donde, durante, ellas, ellos, empresa, entre, ' +
      'estar, estos, estas, excelente, existe, existen, forma, fuerte, general, grande, grupo, hacemos, hacen, hacer, ' +
      'hacia, haciendo, hasta, horas, importante, llevan, luego, lugar, manera, manual, mañana, mayor, mayoría, ' +
      'mejor, menor, menos, meses, mientras, minuto, misma, mismo, mucha, mucho, negocio, ninguna, ninguno, nivel, ' +
      'noche, nuestra, nuestro, nueva, nuevo, nunca, número, otras, otros, parte, pasar, pequeña, pequeño, personas, ' +
      'pierde, pierden, poder, porque, problema, propia, propio, pueden, puede, punto, queda, quien, rápido, sabemos, ' +
      'saben, según, seguir, semana, siempre, siguen, sistema, sobre, solamente, suele, suelen, tarda, tarde, también, ' +
      'tanto, tener, tenemos, tiempo, tiene, tienen, todas, todavía, todos, trabajo, trabajos, varias, varios, veces',
  },
};
