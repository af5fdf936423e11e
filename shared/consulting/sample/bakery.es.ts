import type { BakeryTexts } from './bakery-texts';

/** The bakery in Spanish. */
export const texts: BakeryTexts = {
  name: 'Panadería Espiga (ejemplo)',
  sector: 'Alimentación',
  email: 'hola@espiga.example',
  products: [
    ['Hogaza de masa madre', 'Hogazas de fermentación lenta, por encargo y en tienda.'],
    ['Bollería', 'Cruasanes, napolitanas y ensaimadas de mantequilla.'],
    ['Desayunos para oficinas', 'Reparto diario de bollería y pan antes de las nueve, con factura mensual.'],
    ['Tartas por encargo', 'Para cumpleaños y celebraciones, con tres días de antelación.'],
  ],
  departments: [
    ['Obrador', 'Planifica y hornea la producción de cada día.', 'Excel'],
    ['Ventas', 'Atiende la tienda, los encargos y las oficinas.', 'TPV, WhatsApp'],
    ['Administración', 'Facturas, nóminas y análisis de costes.', 'Excel, Correo'],
    ['Reparto', 'Lleva los pedidos a oficinas y cafeterías.', undefined],
    ['Compras', 'Harina, mantequilla, envases y energía.', undefined],
    ['Calidad', 'Registros de temperatura, alérgenos y limpieza.', 'Excel'],
  ],
  problems: [
    [
      'Los encargos se apuntan a mano y se copian cada noche: son tareas manuales y repetitivas.',
      'minutos copiando cada noche: 40 ahora, objetivo 5',
    ],
    ['Sobra producto los martes y falta los sábados.', 'kilos que sobran por semana: 35 ahora, objetivo 10'],
    [
      'Las facturas de las oficinas salen con dos semanas de retraso.',
      'días hasta enviar la factura: 14 ahora, objetivo 2',
    ],
    ['Cuadrar la caja al cerrar es lento y casi siempre hay que repetirlo.', undefined],
    ['La ruta de reparto se decide cada mañana de memoria.', undefined],
    ['El registro de alérgenos está en papel y cuesta encontrarlo cuando llega una inspección.', undefined],
    ['La web no admite pedidos.', undefined],
    ['Los precios de la harina se consultan por teléfono, uno a uno.', undefined],
    ['Es difícil cubrir las bajas del turno de noche.', undefined],
    ['Hay pocas reseñas en internet.', undefined],
  ],
  strengths: [
    'Cinco años de datos históricos de ventas por producto y día.',
    'Clientela fiel en el barrio.',
    'Recetas propias y una masa madre de treinta años.',
    'Equipo dispuesto a probar herramientas nuevas.',
    'El horno puede dar un tercio más de lo que da.',
    'Todos los encargos pasan por un único mostrador.',
    'Local en propiedad.',
  ],
};
