import { expect, test } from 'vitest';
import type { Language } from '../../../../../../shared/languages';
import { type ReadFact, readFact } from './read-fact';
import type { About } from './about';
import { orderFrom } from './offer-order';
import { clauseOf, predicateOf } from './say';

const about = (language: Language, isPlural = false): About => ({
  ...{ language, register: 'informal', gender: 'f', isPlural, name: new Set<string>() },
});
const read = (text: string, language: Language): ReadFact =>
  readFact({ id: 'f1', kind: 'feature', text }, language, () => false);
const told = (text: string, language: Language, isPlural = false) =>
  clauseOf(read(text, language), about(language, isPlural));
const said = (text: string, language: Language) => predicateOf(read(text, language), about(language));

test('a pair is told as a person says it, not as a form has it', () => {
  const spanish = {
    'Capacidad: 300 ml': 'tiene 300 ml de capacidad',
    'Capacidad: 8 personas': 'tiene sitio para 8 personas',
    'Peso: 1,2 kg': 'pesa 1,2 kg',
    'Altura: 90 cm': 'mide 90 cm de alto',
    'Material: Roble': 'es de roble',
    'Color: Azul noche': 'viene en azul noche',
    'Colores: blanco, negro, mostaza': 'viene en blanco, negro y mostaza',
    'Garantía: 2 años': 'tiene 2 años de garantía',
    'Plazo de entrega: 4-6 semanas': 'llega en 4-6 semanas',
    'Temperatura de servicio: 16-18 ºC': 'la temperatura de servicio es de 16-18 ºC',
    'Ingredientes: harina, agua y sal': 'lleva harina, agua y sal',
    'Impermeable: sí': 'impermeable: sí',
    'Modo de empleo: aplicar sobre la piel': 'modo de empleo: aplicar sobre la piel',
  };
  const english = {
    'Capacity: 300 ml': 'it holds 300 ml',
    'Weight: 1.2 kg': 'it weighs 1.2 kg',
    'Height: 90 cm': 'it is 90 cm tall',
    'Material: Oak': 'it is made of oak',
    'Colours: navy, ecru, sage': 'it comes in navy, ecru and sage',
    'Warranty: 2 years': 'it comes with 2 years of warranty',
    'Scent: lavender': 'it smells of lavender',
    'Waterproof: yes': 'waterproof: yes',
  };
  for (const [fact, clause] of Object.entries(spanish)) expect(told(fact, 'es')).toBe(clause);
  for (const [fact, clause] of Object.entries(english)) expect(told(fact, 'en')).toBe(clause);
  expect(told('Peso: 1,2 kg', 'es', true)).toBe('pesan 1,2 kg');
  expect(told('Capacity: 300 ml', 'en', true)).toBe('they hold 300 ml');
  expect(told('can be rewaxed', 'en')).toBe('it can be rewaxed');
  expect(told('Type: Indoor', 'en')).toBe('Type: Indoor');
  expect(told('Quarterly VAT returns', 'en')).toBe('quarterly VAT returns');
  expect(told('Great Taste award', 'en')).toMatch(/Great Taste/);
});

test('a phrase says what the product does, where it has a verb of its own', () => {
  const spanish = {
    '300 g': 'pesa 300 g',
    '140 x 90 cm': 'mide 140 x 90 cm',
    '50 ml': 'trae 50 ml',
    '45 minutos': 'dura 45 minutos',
    'Pelo graso': 'es para pelo graso',
    'jabonera de bambú incluida': 'incluye jabonera de bambú',
    'toallas y sábanas incluidas': 'incluye toallas y sábanas',
    'peso 250 g': 'pesa 250 g',
    'Disponible en 24 telas': 'está disponible en 24 telas',
    'tapa con cierre': 'tiene tapa con cierre',
    'Altavoces Bose': 'tiene altavoces Bose',
    'Puente con cuatro cuerdas': 'tiene puente con cuatro cuerdas',
    'Rica en fibra': 'es rica en fibra',
    'Fácil de limpiar': 'es fácil de limpiar',
    'Arde 45 horas': 'arde 45 horas',
    'Refrigerante R290': 'tiene refrigerante R290',
    'Motor Bosch': 'tiene motor Bosch',
    'Plano de cebos con código QR': 'tiene plano de cebos con código QR',
    'Recipiente de vidrio con tapa': 'tiene recipiente de vidrio con tapa',
    'Resistente al agua': 'es resistente al agua',
    'Pesas de 2 a 10 kg': 'tiene pesas de 2 a 10 kg',
    'Tarro de vidrio de 50 ml': 'viene en tarro de vidrio de 50 ml',
    'Lata metálica': 'viene en lata metálica',
    'Extracción en frío a menos de 27 °C': 'es de extracción en frío a menos de 27 °C',
    'Elaboración de contratos': 'incluye elaboración de contratos',
  };
  const english = {
    '800g': 'weighs 800g',
    'charger included': 'includes a charger',
    'delivery included': 'includes delivery',
    'Treated against rot for 15 years': 'has been treated against rot for 15 years',
    '14 hp petrol engine': 'has a 14 hp petrol engine',
    'slow fermented for 36 hours': 'is slow fermented for 36 hours',
    'fully insured': 'is fully insured',
    '14 inch screen': 'has a 14 inch screen',
    '16GB RAM': 'has 16GB RAM',
    'feather and foam cushions': 'has feather and foam cushions',
    'inside and outside glazed': 'is glazed inside and outside',
    'lining cotton': 'has a cotton lining',
    'remembers four heights': 'remembers four heights',
    'holds 350 ml': 'holds 350 ml',
    'Hand-stitched sole': 'has a hand-stitched sole',
    'Low in salt': 'is low in salt',
    'Rated A+++': 'is rated A+++',
    'Certified organic by the Soil Association': 'is certified organic by the Soil Association',
    'Best served at 16 degrees': 'is best served at 16 degrees',
    'Kills 99.9 % of bacteria': 'kills 99.9 % of bacteria',
    'Pockets for phone and keys': 'has pockets for phone and keys',
    'Proves for 24 hours in the cold': 'proves for 24 hours in the cold',
    '800 g loaf': 'comes as an 800 g loaf',
    '2 litre pot': 'comes in a 2 litre pot',
    'gift box': 'comes with a gift box',
    'memory foam 8 cm thick': 'comes with memory foam 8 cm thick',
    'oiled by hand': 'is oiled by hand',
    'repaired by us for 20 years': 'has been repaired by us for 20 years',
    'ready the next day': 'is ready the next day',
    'Pockets: 4': 'has 4 pockets',
    'A named accountant': 'has a named accountant',
    'Report with priorities and deadlines': 'has a report with priorities and deadlines',
    'Corner posts already drilled': 'has corner posts already drilled',
    'Seasonal British stems': 'has seasonal British stems',
    '500 ml glass bottle': 'comes in a 500 ml glass bottle',
  };
  for (const [fact, predicate] of Object.entries(spanish)) expect(said(fact, 'es')).toBe(predicate);
  for (const [fact, predicate] of Object.entries(english)) expect(said(fact, 'en')).toBe(predicate);
});

test('what is no part of the product is told as it stands', () => {
  const spanish = [
    ...['Lavar a 30º', 'abierto sábados hasta las 14h', 'Cita online', 'Protegemos muebles y suelos'],
    ...[
      'Corta hierba mojada',
      'Duermen cuatro personas',
      'Carga en menos de un segundo',
      'Tira hasta 2 toneladas',
    ],
    ...['No hace falta experiencia', 'Hay parking gratuito', 'Recibe un informe cada trimestre'],
    ...[
      'Empiezas a las 7:00',
      'Retiramos la puerta antigua',
      'Se ve por dentro la torre',
      'Perros bienvenidos',
    ],
    ...['Menos huecos vacíos en la agenda', 'Sabe qué arreglar primero'],
    ...['diseño no incluido', 'maridaje opcional', 'online o presencial', '2 días por semana'],
  ];
  const english = [
    ...['dogs welcome', 'all products supplied', 'kids eat half price', 'rounded corners available'],
    ...[
      'two hours minimum',
      'gears and brakes adjusted',
      'covers unzip for the wash',
      'through the letterbox',
    ],
    ...['smoulders for two hours', 'lessons for six weeks', 'drips slowly', 'loads in under a second'],
    ...['ships in recyclable cardboard', 'covers accidental damage', 'guides speak four languages'],
    ...['Sizes XS-XXL', 'out of hours', 'roast beef or nut roast', 'price per employee'],
  ];
  expect(spanish.filter((fact) => said(fact, 'es') !== undefined)).toEqual([]);
  expect(english.filter((fact) => said(fact, 'en') !== undefined)).toEqual([]);
});

test('what a product is called is no part of it, and what a service is made of it includes', () => {
  const van = { ...about('es'), words: new Set(['furgoneta']) };
  expect(predicateOf(read('Furgonetas de 6 a 12 m³', 'es'), van)).toBeUndefined();
  const cleaning = { ...about('es'), isService: true };
  expect(predicateOf(read('Parte de trabajo con fotos', 'es'), cleaning)).toBe(
    'incluye parte de trabajo con fotos',
  );
  const test = { ...about('en'), name: new Set(['test']), isService: true };
  expect(predicateOf(read('Phishing test with the whole staff', 'en'), test)).toBe(
    'includes a phishing test with the whole staff',
  );
});

test('an offer that says what is changed is no order about the product', () => {
  expect(orderFrom('se cambia la fecha gratis', 'la', about('es'))).toBeUndefined();
  expect(orderFrom('se cambia en tienda', 'la', about('es'))).toBe('cámbiala en tienda');
});
