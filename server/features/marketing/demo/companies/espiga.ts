import type { DemoCompany, DemoProduct } from './demo-company';

const loaf: DemoProduct = {
  ...{ name: 'Hogaza de masa madre', shortName: 'hogaza', category: 'Pan', currency: 'EUR' },
  url: 'https://espiga.example/hogaza',
  prices: [{ amount: 580, tax: 'incl' }],
  goal: {
    ...{ goal: 'book', link: 'https://espiga.example/hogaza', place: 'en la web o en el obrador' },
    ...{ label: 'Reserva tu hogaza', after: 'Te confirmamos la reserva por correo' },
  },
  facts: [
    {
      ...{ place: 'thing', text: 'hogaza de masa madre' },
      form: { article: 'la', number: 'singular', gender: 'f', short: 'hogaza de masa madre' },
    },
    { place: 'kind', text: 'pan de trigo de corteza oscura', form: { article: 'un' } },
    { place: 'who', text: 'quiere buen pan en casa y compra una o dos veces por semana' },
    {
      ...{ place: 'voice', text: 'El pan que compro el lunes está duro el miércoles' },
      form: { asks: 'worry', several: true },
    },
    { place: 'voice', text: 'Cuando llego, ya no os queda pan', form: { asks: 'worry' } },
    { place: 'result', text: 'tienes pan tierno para cuatro días', form: { frame: 'clause' } },
    { place: 'result', text: 'desayunar en casa sin bajar antes a por pan', form: { frame: 'can' } },
    { place: 'includes', text: 'una pieza de 900 g' },
    { place: 'includes', text: 'corte en rebanadas' },
    { place: 'includes', text: 'bolsa de papel para conservarla' },
    { place: 'how', text: 'La reservas antes de las 20:00' },
    { place: 'how', text: 'La horneamos de madrugada' },
    { place: 'how', text: 'La recoges al día siguiente, desde las 8:30' },
    { place: 'different', text: 'La masa fermenta 24 horas en frío.' },
    { place: 'different', text: 'Horneamos lo que se ha reservado y poco más.' },
    { place: 'proof', text: 'panaderos desde 1987' },
    { place: 'proof', text: 'más de 200 hogazas a la semana' },
    {
      ...{ place: 'doubt', text: '¿Puedo recoger el pan por la tarde?' },
      answer: 'Sí, te lo guardamos hasta el cierre.',
    },
    {
      ...{ place: 'doubt', text: '¿Cómo se conserva?' },
      answer: 'En su bolsa de papel o envuelta en un paño, con el corte hacia abajo.',
    },
    { place: 'detail', label: 'Horario', text: 'de martes a sábado, de 8:30 a 20:00' },
    { place: 'detail', label: 'Recogida', text: 'Calle del Horno, 12' },
    { place: 'detail', label: 'Alérgenos', text: 'gluten; puede contener trazas de sésamo' },
  ],
};

/** Sold to companies, so that its answers are for usted. */
const breakfasts: DemoProduct = {
  ...{ name: 'Desayunos para oficinas', shortName: 'desayunos', category: 'Reparto a empresas' },
  ...{ url: 'https://espiga.example/oficinas', currency: 'EUR' },
  prices: [{ label: 'Desayuno', amount: 350, per: 'persona', tax: 'excl' }],
  goal: {
    ...{ goal: 'buy', link: 'https://espiga.example/oficinas', place: 'en la web' },
    ...{ label: 'Encargar desayunos', after: 'Le confirmamos la entrega la misma tarde' },
  },
  facts: [
    {
      ...{ place: 'thing', text: 'desayunos para oficinas' },
      form: { article: 'los', number: 'plural', gender: 'm', short: 'desayunos de oficina' },
    },
    { place: 'kind', text: 'servicio de reparto a primera hora', form: { article: 'un' } },
    { place: 'who', text: 'organiza reuniones y no tiene tiempo de salir a por el desayuno' },
    {
      ...{ place: 'voice', text: 'Entre ir y volver de la cafetería se nos va media hora' },
      form: { asks: 'worry', several: true },
    },
    { place: 'voice', text: 'Viene un cliente y no tenemos nada que ofrecerle', form: { asks: 'worry' } },
    { place: 'result', text: 'tiene el desayuno en la mesa antes de las 9:00', form: { frame: 'clause' } },
    { place: 'result', text: 'empezar la reunión a su hora', form: { frame: 'can' } },
    { place: 'includes', text: 'bollería del día' },
    { place: 'includes', text: 'café de tueste natural' },
    { place: 'includes', text: 'vasos de cartón' },
    { place: 'how', text: 'Encarga hasta las 18:00 del día anterior' },
    { place: 'how', text: 'Horneamos de madrugada' },
    { place: 'how', text: 'Lo llevamos a su oficina antes de las 9:00' },
    { place: 'different', text: 'Encarga solo los días que quiera, sin permanencia.' },
    { place: 'proof', text: 'panaderos desde 1987' },
    { place: 'proof', text: 'reparto propio en bicicleta de carga' },
    { place: 'doubt', text: '¿Hay un pedido mínimo?', answer: 'Sí, de cinco personas.' },
    { place: 'doubt', text: '¿Emiten factura?', answer: 'Sí, una al mes.' },
    { place: 'detail', label: 'Grupos', text: 'de 5 a 50 personas' },
    { place: 'detail', label: 'Zona de reparto', text: 'hasta 2 km del obrador' },
  ],
};

const coca: DemoProduct = {
  ...{ name: 'Coca de verduras para compartir', shortName: 'coca de verduras', category: 'Salado' },
  ...{ url: 'https://espiga.example/coca', currency: 'EUR' },
  prices: [
    { label: 'Entera', amount: 1_800, tax: 'incl' },
    { label: 'Media', amount: 1_000, tax: 'incl' },
  ],
  goal: { goal: 'buy', link: 'https://espiga.example/coca', place: 'en la web o en el obrador' },
  facts: [
    {
      ...{ place: 'thing', text: 'coca de verduras' },
      form: { article: 'la', number: 'singular', gender: 'f', short: 'coca de verduras' },
    },
    { place: 'kind', text: 'masa fina con calabacín, pimiento y cebolla', form: { article: 'una' } },
    { place: 'who', text: 'recibe en casa y no quiere cocinar' },
    {
      ...{ place: 'voice', text: 'Quiero algo salado que no haya que calentar' },
      form: { asks: 'worry', several: true },
    },
    { place: 'result', text: 'pones la mesa sin encender el horno', form: { frame: 'clause' } },
    { place: 'includes', text: 'corte en porciones' },
    { place: 'includes', text: 'bandeja para servir' },
    { place: 'includes', text: 'servilletas de papel' },
    { place: 'how', text: 'La encargas con un día de antelación' },
    { place: 'how', text: 'La horneamos esa misma mañana' },
    { place: 'how', text: 'La recoges lista para servir' },
    { place: 'different', text: 'La verdura se asa con la masa, en el mismo horno que el pan.' },
    { place: 'proof', text: 'panaderos desde 1987' },
    { place: 'doubt', text: '¿Se toma fría o caliente?', answer: 'Fría o templada, como prefieras.' },
    { place: 'detail', label: 'Medidas', text: '40 × 30 cm la entera, 20 × 30 cm la media' },
    { place: 'detail', label: 'Porciones', text: '12 la entera, 6 la media' },
    { place: 'detail', label: 'Alérgenos', text: 'gluten; puede contener trazas de sésamo' },
  ],
};

/** The company whose month the demo shows. */
export const espiga: DemoCompany = {
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
    customersCalled: 'los vecinos',
    place: 'en Barcelona',
    website: 'https://espiga.example',
    brandColor: '#7a3e12',
    accentColor: '#f2c14e',
    senderName: 'Panadería Espiga',
    replyTo: 'hola@espiga.example',
    postalAddress: 'Calle del Horno, 12\n08012 Barcelona',
    quietFrom: '21:00',
    quietTo: '08:00',
  },
  products: [loaf, breakfasts, coca],
};
