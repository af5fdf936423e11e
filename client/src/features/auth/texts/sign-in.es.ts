import type { Texts } from '@/i18n/texts';
import type { texts as english } from './sign-in.en';

export const texts: Texts<typeof english> = {
  fields: {
    username: 'Usuario',
    password: 'Contraseña',
    confirmPassword: 'Confirmar contraseña',
    passwordHint: 'Al menos 6 caracteres',
    name: 'Nombre completo',
    email: 'Correo electrónico',
  },
  signIn: {
    tab: 'Iniciar sesión',
    submit: 'Iniciar sesión',
    passkey: 'Entrar con una llave de acceso',
    forgotten: '¿Has olvidado tu contraseña?',
    failed: 'Error de inicio de sesión',
    invalidCredentials: 'Credenciales inválidas',
    incomplete: 'Por favor complete todos los campos',
    welcome: 'Hola de nuevo, {{name}}',
    welcomeText: 'Has iniciado sesión.',
  },
  register: {
    tab: 'Crear cuenta',
    title: 'Crea tu cuenta',
    intro: 'Una sola cuenta, gratis, para CONSULTIA, COMERZIA y LEADMANAGER. Al crearla ya estás dentro.',
    submit: 'Crear cuenta',
    accept: 'Al crear la cuenta aceptas las',
    terms: 'condiciones',
    data: 'Lo que hacemos con tus datos está en la',
    privacy: 'política de privacidad',
    failed: 'Error de registro',
    notCreated: 'No se pudo crear la cuenta',
    done: 'Te damos la bienvenida, {{name}}',
    created: 'Su cuenta ha sido creada correctamente',
  },
  tabs: 'Iniciar sesión o crear una cuenta',
  demo: {
    title: 'Acceso de demostración',
    text: 'Échale un vistazo con datos de ejemplo. Usuario y contraseña:',
    use: 'Entrar en la demostración',
  },
  portals: {
    consultia: {
      title: 'Entra en CONSULTIA',
      intro:
        'El portal de consultoría: describe tu empresa una vez y recibe un informe para ponerte en marcha.',
      panelTitle: 'De los datos de tu empresa a un plan',
      panelText: 'Cada afirmación del informe remite a algo que tú nos has contado.',
      sample: 'Ver un informe de ejemplo',
    },
    comerzia: {
      title: 'Entra en COMERZIA',
      intro:
        'El portal de marketing y ventas: de un producto a campañas publicadas, y una respuesta para cada persona interesada.',
      panelTitle: 'Tu equipo comercial, con IA',
      panelText: 'De lo que vendes a quienes lo buscan.',
    },
    leadmanager: {
      title: 'Entra en LEADMANAGER',
      intro:
        'El portal de contactos: las personas con las que hablas y las ventas en curso, en un solo lugar.',
      panelTitle: 'Sabrás en qué punto está cada venta',
      panelText: 'Nada se escribe dos veces y nadie se queda en el olvido.',
    },
  },
  example: 'Datos de ejemplo',
  features: {
    analysis: {
      title: 'Análisis de negocio',
      text: 'Productos, departamentos, problemas y fortalezas, vistos en conjunto.',
    },
    solutions: {
      title: 'Soluciones de IA',
      text: 'Las herramientas que encajan con lo que haces y con tu nivel digital.',
    },
    strategy: {
      title: 'Estrategia a medida',
      text: 'Qué resolver ya, qué en los próximos meses y qué puede esperar.',
    },
    implementation: {
      title: 'Implementación',
      text: 'Cinco fases con su duración, del diagnóstico al seguimiento.',
    },
    marketing: { title: 'IA de marketing', text: 'Convierte los datos de tu producto en mensajes.' },
    sales: { title: 'Automatización de ventas', text: 'Sigue a cada persona interesada, paso a paso.' },
    leads: { title: 'Generación de leads', text: 'Atrae a personas interesadas de verdad.' },
    campaigns: { title: 'Campañas digitales', text: 'Correo, redes sociales y páginas de destino.' },
    contacts: { title: 'Gestión de contactos', text: 'Personas y empresas, con todo lo que sabes.' },
    tracking: {
      title: 'Seguimiento de personas interesadas',
      text: 'De dónde vino cada una y qué ha pasado desde entonces.',
    },
    pipeline: { title: 'Embudo de ventas', text: 'Cada oportunidad en su etapa, con su importe.' },
    communication: {
      title: 'Herramientas de comunicación',
      text: 'Llamadas, correos y reuniones en una sola cronología.',
    },
  },
};
