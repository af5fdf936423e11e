import { companyData } from './company-data';

/** A usual company that fills in everything: 4 products, 6 departments, 10 problems and 7 strengths. */
export const bakeryOf27 = companyData({
  company: {
    name: 'Panadería Trigal del Sur',
    sector: 'Alimentación',
    size: 'small',
    structure: 'functional',
  },
  products: [
    { name: 'Pan de masa madre', description: 'Hogazas de fermentación lenta, por encargo y en tienda.' },
    { name: 'Bollería', description: 'Cruasanes, napolitanas y ensaimadas de mantequilla.' },
    {
      name: 'Desayunos para oficinas',
      description: 'Reparto diario de bollería y pan antes de las nueve, con factura mensual.',
      type: 'service',
    },
    { name: 'Tartas por encargo', description: 'Para bodas y cumpleaños, con tres días de antelación.' },
  ],
  departments: [
    {
      name: 'Obrador',
      function: 'Planifica y hornea la producción de cada día y controla las materias primas.',
      digitalizationLevel: 2,
    },
    {
      name: 'Ventas y atención al cliente',
      function: 'Atiende las dos tiendas, los encargos y las oficinas.',
      digitalizationLevel: 3,
    },
    {
      name: 'Administración',
      function: 'Facturas, nóminas, impuestos y análisis de costes.',
      digitalizationLevel: 1,
    },
    { name: 'Reparto', function: 'Lleva los pedidos a oficinas y restaurantes.', digitalizationLevel: 2 },
    { name: 'Compras', function: 'Harina, mantequilla, envases y energía.', digitalizationLevel: 2 },
    {
      name: 'Calidad y seguridad alimentaria',
      function: 'Registros de temperatura, alérgenos y limpieza.',
      digitalizationLevel: 4,
    },
  ],
  problems: [
    {
      description:
        'Los encargos se apuntan a mano en una libreta y se copian cada noche: son tareas manuales y repetitivas.',
      priority: 5,
      departmentId: 2,
    },
    { description: 'Sobra producto los martes y falta los sábados.', priority: 4, departmentId: 1 },
    {
      description: 'Las facturas de las oficinas salen con dos semanas de retraso.',
      priority: 4,
      departmentId: 3,
    },
    {
      description: 'Se pierde mucho tiempo cuadrando la caja de las dos tiendas al cerrar.',
      priority: 4,
      departmentId: 3,
    },
    { description: 'La ruta de reparto se decide cada mañana de memoria.', priority: 3, departmentId: 4 },
    {
      description:
        'Los registros de alérgenos están en papel y cuesta encontrarlos cuando llega una inspección.',
      priority: 3,
      departmentId: 6,
    },
    { description: 'La web no admite pedidos.', priority: 3, departmentId: 2 },
    {
      description: 'Los precios de la harina se consultan por teléfono, uno a uno.',
      priority: 2,
      departmentId: 5,
    },
    { description: 'Es difícil cubrir las bajas del turno de noche.', priority: 2, departmentId: 1 },
    { description: 'Hay pocas reseñas en internet.', priority: 1 },
  ],
  strengths: [
    { description: 'Cinco años de datos históricos de ventas por producto y día.', impact: 5 },
    { description: 'Clientela fiel en el barrio, que compra varias veces por semana.', impact: 5 },
    { description: 'Recetas propias y masa madre de treinta años.', impact: 4 },
    { description: 'Equipo dispuesto a probar herramientas nuevas.', impact: 4 },
    { description: 'Obrador con capacidad para producir un tercio más.', impact: 3 },
    { description: 'Información de costes por receta, revisada cada trimestre.', impact: 3 },
    { description: 'Local en propiedad.', impact: 2 },
  ],
});
