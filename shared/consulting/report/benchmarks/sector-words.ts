import type { SectorGroup } from './benchmarks';

/**
 * The words of a sector's name that place it in a statistical group, in English and Spanish, without accents. The words
 * of `outside` are sectors that the surveys do not count: their companies are shown no figure. "Industry" is no word of
 * industry, since English says it of every sector ("hospitality industry").
 */
export const sectorWords: Record<SectorGroup | 'outside', readonly string[]> = {
  industry: [
    'manufacturing, manufacturer, manufacturers, factory, factories, metalworking, machinery, foundry',
    'industria manufacturera, manufactura, fabricacion, fabricante, fabricantes, fabrica, fabricas, maquinaria',
    'metalurgia, siderurgia, metal, textil, textiles, quimica, chemicals, conservera, papelera',
  ],
  construction: [
    'construction, builder, builders, roofing, bricklaying',
    'construccion, constructora, constructoras, edificacion, albanileria, obra civil, obras publicas, reformas',
  ],
  services: [
    'services, retail, shop, shops, store, stores, wholesale, trade, commerce, hospitality, hotel, hotels',
    'restaurant, restaurants, catering, tourism, travel, transport, logistics, consulting, consultancy',
    'accountancy, accounting, law firm, legal, advertising, marketing, software, real estate',
    'servicios, comercio, tienda, tiendas, minorista, mayorista, hosteleria, hotelero, hotelera, hoteles',
    'restaurante, restaurantes, restauracion, turismo, transporte, transportes, logistica, consultoria',
    'asesoria, gestoria, abogados, abogacia, despacho, publicidad, informatica, inmobiliaria',
  ],
  outside: [
    'health, healthcare, clinic, clinics, hospital, dental, medical, care home, social care, education, school, schools, university',
    'bank, banking, finance, financial, insurance, agriculture, farming, farm, fishing, fishery, charity, ngo',
    'nonprofit, non profit, government, council, public administration, mining',
    'salud, sanidad, sanitario, sanitaria, sanitarios, clinica, clinicas, medico, medica, educacion, educativo',
    'educativos, educativa, escuela, colegio, universidad, ensenanza, academia, banca, banco, financiero, financiera',
    'financieros, seguros, agricultura, agricola, agrario, ganaderia, ganadera, pesca, ong, fundacion, ayuntamiento',
    'administracion publica, mineria',
  ],
};
