import type { Texts } from '@/i18n/texts';
import type { texts as english } from './algorithmia.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'AlgorithmIA, trading algorítmico con IA',
    description:
      'AlgorithmIA reunirá modelos de trading, backtesting, un bot y límites de riesgo en una sola plataforma. Está en preparación: qué hará, en tres pasos, y con qué riesgos.',
    keywords:
      'trading algorítmico, bot de trading con IA, backtesting, aprendizaje por refuerzo, gestión del riesgo, modelos de trading',
  },
  hero: {
    eyebrow: 'AlgorithmIA, trading algorítmico con IA',
    title: 'Pon a prueba el modelo antes de que lo haga el mercado',
    lead: 'AlgorithmIA es una plataforma para quien quiere operar con reglas y no por impulsos, y puede permitirse una pérdida: eliges o escribes un modelo, lo pruebas con precios pasados y dejas que un bot lo siga, sin pasar de las pérdidas que hayas aceptado de antemano.',
    soon: 'Próximamente',
    soonReason: 'AlgorithmIA está en preparación: todavía no se puede usar.',
    explore: 'Ver las funciones',
    ask: 'Preguntar',
  },
  figure: {
    caption:
      'Un modelo probado con precios inventados: el saldo sube, retrocede sin llegar al stop-loss general y se recupera en parte.',
    balance: 'Saldo simulado',
    stop: 'Stop-loss general',
    invented: 'Datos inventados',
    buys: 'compra',
    sells: 'vende',
    below: 'por debajo de su máximo',
    readings: 'Esta prueba',
    capital: 'Capital inicial',
    axis: 'Semanas desde el inicio',
    length: 'Duración',
    weeks_one: '{{count}} semana',
    weeks_other: '{{count}} semanas',
    deepest: 'Mayor caída desde su máximo',
    end: 'Saldo final',
  },
  target: {
    title: 'A qué aspira y qué no promete',
    figure: '2-4\u00a0%',
    label: 'Rentabilidad mensual objetivo estimada',
    note: 'Cifra comercial: es una estimación, no una promesa.',
    results:
      'AlgorithmIA aún no se ha lanzado, así que detrás de esta cifra no hay resultados de cuentas reales.',
    losses: 'Un objetivo puede no cumplirse. Un mes puede acabar en pérdidas, y un año también.',
    capital: 'Opera solo con dinero que podrías perder sin que te cambie la vida.',
  },
  features: {
    title: 'Seis piezas, y los límites los pones tú',
    lead: 'Esto es lo que hará AlgorithmIA.',
    items: {
      models: {
        title: 'Modelos de trading personalizables',
        text: 'Momentum, reversión a la media, ruptura o uno que crees tú.',
      },
      backtesting: {
        title: 'Backtesting',
        text: 'Prueba un modelo con precios pasados y con tu capital, tus comisiones y tu stop-loss.',
      },
      bot: {
        title: 'Bot de trading con IA',
        text: 'Ejecuta el modelo y aprende de cada operación mediante aprendizaje por refuerzo.',
      },
      charts: {
        title: 'Gráficos de TradingView y webhooks',
        text: 'Sigue los precios en gráficos de TradingView y recibe señales externas por webhook.',
      },
      risk: {
        title: 'Gestión del riesgo',
        text: 'Un stop-loss general, una pérdida máxima y avisos cuando la volatilidad se sale de lo normal.',
      },
      coach: {
        title: 'Coach de IA',
        text: 'Te recomienda un modelo según tu perfil de inversor, tu tolerancia al riesgo y el estado del mercado.',
      },
    },
  },
  steps: {
    title: 'Tres pasos, y hasta el tercero no te juegas nada',
    lead: 'Lo que decidas en un paso lo puedes cambiar antes de dar el siguiente.',
    items: {
      onboarding: {
        title: 'Primeros datos',
        text: 'Nos cuentas qué tipo de inversor eres y cuánto riesgo asumes.',
        point1: 'Perfil de inversor',
        point2: 'Tolerancia al riesgo',
        point3: 'Asignación de capital',
        point4: 'Conexión con el bróker mediante API segura',
      },
      testing: {
        title: 'Modelo y pruebas',
        text: 'Buscas un modelo que aguante, en los años buenos y en los malos.',
        point1: 'Selección del modelo',
        point2: 'Backtesting',
        point3: 'Optimización de parámetros',
      },
      live: {
        title: 'Trading en vivo',
        text: 'El bot opera, tú vigilas y lo paras cuando quieras.',
        point1: 'Operativa con el bot',
        point2: 'Seguimiento',
        point3: 'Alertas',
      },
    },
  },
  action: {
    title: 'La lista de espera aún no está abierta',
    text: 'Hasta que se abra no aceptamos de nadie inscripciones, depósitos ni datos de tarjeta para AlgorithmIA. Si quieres saber más, escríbenos: te responde una persona.',
    soon: 'Próximamente',
    soonReason: 'Podrás apuntarte a la lista de espera cuando se abra.',
    ask: 'Escríbenos',
    home: 'Volver al inicio',
  },
  specifications: {
    title: 'Especificaciones técnicas',
    lead: 'Lo que anunciamos para la plataforma. Ningún tercero independiente lo ha auditado todavía.',
    items: {
      broker: {
        title: 'OAuth con el bróker',
        text: 'Autorizas la conexión en tu bróker, sin darnos tu contraseña.',
      },
      encryption: {
        title: 'Cifrado AES',
        text: 'Los datos que confías a la plataforma se cifran.',
      },
      activity: {
        title: 'Supervisión de la actividad',
        text: 'Vigilamos tu cuenta para detectar cualquier movimiento extraño.',
      },
    },
  },
  note: {
    title: 'Aviso de riesgo',
    losses:
      'Operar en los mercados financieros conlleva un riesgo alto: puedes perder parte o la totalidad del capital. Los resultados pasados, y más aún los simulados, no aseguran los futuros.',
    advice:
      'Esta página informa sobre un producto en preparación. No es una oferta ni asesoramiento de inversión, y toda rentabilidad que aparece aquí es una estimación comercial, no una promesa.',
    trademark:
      'TradingView es una marca de su titular. Se nombra aquí para decir con qué funcionará la plataforma.',
  },
};
