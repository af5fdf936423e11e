import { companies } from '../../../../../shared/consulting/companies/endpoints';
import * as items from '../../../../../shared/consulting/items/endpoints';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import type { ListedMarketingCompany } from '../../../../../shared/marketing/companies/endpoints';
import { marketingProductsApi } from '../../../../../shared/marketing/products/endpoints';
import type { MarketingProduct } from '../../../../../shared/marketing/products/endpoints';
import { marketingTakeover } from '../../../../../shared/marketing/takeover/endpoints';
import { testApp } from '../../../../testing/app';

/** Nine products of a joinery. */
export const nine = [
  'Mesa de roble',
  'Silla de haya',
  'Estantería a medida',
  'Cocina a medida',
  'Puerta maciza',
  'Ventana de pino',
  'Restauración de muebles',
  'Suelo de tarima',
  'Armario empotrado',
];

/** An account whose company CONSULTIA knows, with nine products, strengths and problems. */
export async function withBusiness() {
  const app = await testApp();
  const user = await app.build.user();
  const call = await app.as(user);
  const body = { name: 'Taller Roca', sector: 'Carpintería', size: 'small', structure: 'simple' };
  const { id: companyId } = (await call(companies.create, { body })).body as { id: number };
  const bring = (
    endpoint: (typeof items)['products' | 'strengths' | 'problems' | 'contacts'],
    rows: object[],
  ) => call(endpoint.import, { params: { companyId }, body: { items: rows } });
  await bring(
    items.products,
    nine.map((name) => ({ name, description: `${name} con madera de la comarca, montada en tu casa.` })),
  );
  await bring(items.strengths, [
    { description: 'Maestros carpinteros desde 1962', impact: 5 },
    { description: 'La mesa de roble tiene diez años de garantía', impact: 4 },
    { description: 'Aparcamiento delante de la tienda', impact: 3 },
  ]);
  await bring(items.problems, [
    { description: 'Los clientes preguntan cuánto tarda la cocina a medida', priority: 4 },
    { description: 'Apuntamos los pedidos a mano', priority: 5 },
  ]);
  await bring(items.contacts, [
    { name: 'Rosa', position: 'Gerente', email: 'rosa@roca.example', isPrimary: true },
  ]);
  const take = (language: 'es' | 'en' = 'en') =>
    call(marketingTakeover.take, { body: { companyId, language } });
  const offers = async () => (await call(marketingTakeover.offers)).body as { id: number }[];
  const listed = async () => (await call(marketingCompaniesApi.list)).body as ListedMarketingCompany[];
  const productsOf = async (company: number) => {
    const { rows } = (await call(marketingProductsApi.list, { query: { company, limit: 200 } })).body as {
      rows: MarketingProduct[];
    };
    return rows;
  };
  const product = async (name: string, company: number) => {
    const found = (await productsOf(company)).find((one) => one.name === name);
    const params = { id: found?.id as number };
    return (await call(marketingProductsApi.read, { params })).body as MarketingProduct;
  };
  return { ...app, user, call, companyId, take, offers, listed, productsOf, product };
}
