import type { Texts } from '@/i18n/texts';
import type { texts as english } from './comerzia.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'ComerzIA, tu director comercial con IA',
    description:
      'ComerzIA lleva un producto desde su análisis hasta la respuesta a cada persona interesada en seis pasos: campañas AIDA, imágenes, publicación, captación y respuestas automáticas. El portal de clientes ya está abierto.',
    keywords:
      'ComerzIA, director comercial con IA, campañas AIDA, publicación en redes sociales, captación de personas interesadas, respuestas automáticas',
  },
  hero: {
    title: 'ComerzIA, tu director comercial con IA',
    lead: 'Tú describes un producto. ComerzIA escribe las campañas, las publica, reúne a quienes se interesan y envía la primera respuesta. Qué sale y qué no, lo decides tú.',
    open: 'El portal de clientes ya está abierto. La cuenta es gratis; cualquier otro precio te llega por escrito, antes de empezar nada.',
    home: 'Volver al inicio',
  },
  drawing: {
    caption: 'Un ejemplo de lo que sale de ahí: la publicación de una panadería y las cifras de un mes.',
  },
  steps: {
    title: 'De un producto a la respuesta, en seis pasos',
    lead: 'Cada paso deja algo que puedes ver, cambiar y usar.',
    items: {
      analysis: {
        title: 'Análisis del producto',
        text: 'Qué hace, para quién y por qué lo elegirían frente a las alternativas. Si falta algo, te lo preguntará.',
      },
      campaigns: {
        title: 'Generación de 3 campañas AIDA',
        text: 'Atención, interés, deseo y acción: tres enfoques distintos del mismo producto, para correo, redes y páginas de destino.',
      },
      assets: {
        title: 'Creación de piezas gráficas',
        text: 'Imágenes para cada campaña, con tus colores y en los tamaños que pide cada red.',
      },
      publishing: {
        title: 'Publicación en redes sociales',
        text: 'Las campañas que apruebas salen en tus redes los días que elijas.',
      },
      capture: {
        title: 'Captación de personas interesadas',
        text: 'Quedan todas en una sola lista, con la campaña de la que vienen.',
      },
      replies: {
        title: 'Respuestas automáticas a las personas interesadas',
        text: 'Cada persona interesada recibe la primera respuesta que aprobaste, y los seguimientos paran en cuanto contesta. A partir de ahí sigues tú.',
      },
    },
  },
  figure: {
    title: 'Más visitas que te dejan sus datos',
    value: '32\u00a0%',
    label: 'más de personas interesadas captadas',
    note: 'Cifra comercial, no una promesa.',
    text: 'Lo que captes depende de tu producto, de tu público y de la frecuencia con que publiques. ComerzIA te enseña tus propias cifras, y te avisa cuando hay pocos datos.',
  },
  audiences: {
    title: 'Para quien vende bien en persona y poco por internet',
    lead: 'Pequeñas empresas y autónomos sin departamento de marketing.',
    point1: 'Publicas cuando encuentras un rato, y casi nunca lo encuentras.',
    point2: 'Los mensajes te llegan por cuatro sitios y alguno se queda sin contestar.',
    point3: 'Cada campaña vuelve a empezar con la página en blanco.',
  },
  control: {
    title: 'Propone él, decides tú',
    lead: 'Un director rinde cuentas a alguien. Este, a ti.',
    point1: 'Ninguna campaña sale sin tu visto bueno.',
    point2: 'Cada cifra de un texto viene de lo que has contado del producto.',
    point3: 'Solo recibe correos quien ha dado su consentimiento, y puede darse de baja con un clic.',
  },
  action: {
    title: 'Empieza por un producto',
    text: 'En el portal de clientes lo describes y al momento ves sus campañas. O cuéntanos antes qué vendes y a quién: te responde una persona por correo.',
    ask: 'Háblanos de tu producto',
    demo: 'Probar la demo',
    register: 'Crear una cuenta',
    landing: 'Ver una página de destino de ejemplo',
  },
  note: {
    title: 'Lo que está por llegar',
    text: 'Los seis pasos funcionan hoy. En desarrollo: las conversaciones automáticas, que responderán a lo que te escriban después. Preguntar por ellas no te compromete a nada.',
  },
};
