import type { NewMarketingCompany } from '../../../../shared/marketing/companies/schemas';
import type { NewMarketingProduct } from '../../../../shared/marketing/products/schemas';

/** A made-up company and what it sells. */
export interface DemoCompany {
  company: NewMarketingCompany;
  products: Omit<NewMarketingProduct, 'marketingCompanyId'>[];
}

/** The company whose campaign the demo shows. */
export const bakery: DemoCompany = {
  company: {
    name: 'Panadería Espiga (ejemplo)',
    sector: 'Alimentación',
    commercialObjectives:
      'Que los vecinos reserven el pan del día y las oficinas del barrio pidan desayunos.',
    targetAudience: 'Familias y oficinas a menos de dos kilómetros del obrador.',
    targetAudienceType: 'both',
    language: 'es',
    emoji: 'few',
    avoid: ['artesanal'],
    brandColor: '#7a3e12',
    accentColor: '#f2c14e',
    senderName: 'Panadería Espiga',
    replyTo: 'hola@espiga.example',
    postalAddress: 'Calle del Horno, 12\n08012 Barcelona',
    quietFrom: '21:00',
    quietTo: '08:00',
  },
  products: [
    {
      name: 'Hogaza de masa madre',
      shortName: 'hogaza',
      category: 'Pan',
      characteristics: 'Fermenta 24 horas en frío.\nPieza de 900 g.',
      advantages:
        'Aguanta tierna cuatro días.\nSe reserva antes de las 20:00 y se recoge a las 8:30 del día siguiente.',
      price: '5,80 €',
      priceBasis: 'incl',
      url: 'https://espiga.example/hogaza',
    },
    {
      name: 'Desayunos para oficinas',
      shortName: 'desayunos',
      category: 'Reparto a empresas',
      characteristics:
        'Pan y bollería del día.\nCafé molido en grano de tueste natural.\nBandejas para grupos de 5 a 50 personas.',
      advantages:
        'El desayuno llega a la mesa antes de las nueve sin que nadie salga de la oficina.\nSin permanencia.\nSe encarga hasta las seis de la tarde anterior.',
      price: '3,50 € por persona + IVA',
      url: 'https://espiga.example/oficinas',
    },
    {
      name: 'Coca de verduras para compartir',
      shortName: 'coca de verduras',
      category: 'Salado',
      characteristics:
        'Masa de aceite de oliva con calabacín, pimiento y cebolla.\nMedidas: 40 × 30 cm.\nSale en 12 porciones ya cortadas.',
      advantages: 'Está lista para servir sin platos ni cubiertos.',
      price: '18 €',
      priceBasis: 'incl',
    },
  ],
};

/** A company that has only begun. */
export const pumps: DemoCompany = {
  company: {
    name: 'Northvale Dosing (example)',
    sector: 'Industrial equipment',
    commercialObjectives:
      'Win requests for quotes from water treatment plants and sell service plans to them.',
    targetAudience: 'Maintenance managers of water treatment and food plants with several dosing points.',
    targetAudienceType: 'B2B',
    language: 'en',
    timezone: 'Europe/London',
    formality: 'formal',
    brandColor: '#0b4f6c',
    accentColor: '#f26419',
    senderName: 'Northvale Dosing',
    replyTo: 'sales@northvale.example',
    postalAddress: '4 Mill Lane\nLeeds LS1 1AA',
    latePolicy: 'skip',
  },
  products: [
    {
      name: 'D40 dosing pump',
      shortName: 'D40',
      category: 'Dosing pumps',
      characteristics:
        'Flow rate: 40 l/h at 10 bar\nPump head in PVDF with ceramic valves\nMounts on a plate of 120 × 90 mm',
      advantages:
        'The membrane is changed without taking the pump off the wall.\nYour operators see the dose in millilitres instead of strokes.',
      price: '€640 excl. VAT',
      url: 'https://northvale.example/d40',
    },
    {
      name: 'Service plan for dosing pumps',
      shortName: 'service plan',
      category: 'Maintenance',
      characteristics: 'Two visits a year for each pump\nWear parts are included',
      advantages: 'Your team knows the date of every visit a quarter ahead.',
      price: 'On request',
    },
  ],
};
