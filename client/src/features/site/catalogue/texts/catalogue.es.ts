import type { Texts } from '@/i18n/texts';
import type { texts as english } from './catalogue.en';

export const texts: Texts<typeof english> = {
  ask: 'Preguntar',
  purpose: 'Para qué sirve',
  audience: 'Para quién',
  groups: {
    agents: 'Consultoría y agentes de IA',
    finance: 'Finanzas DeFi',
  },
  statuses: {
    open: 'Puedes empezar hoy, por tu cuenta.',
    developing: 'Aún no se venden: puedes preguntar para cuándo.',
    onRequest: 'Las montamos o las creamos cuando las pides.',
  },
  offerings: {
    'defi-income': {
      name: 'Ingresos automatizados con DeFi',
      purpose: 'Pone a trabajar en DeFi tus activos digitales, con tus reglas, y anota cada movimiento.',
      audience: 'Personas y empresas con activos digitales que pueden permitirse perder una parte.',
    },
    'sales-agent': {
      name: 'Agente de ventas',
      purpose: 'Escribe tus campañas, las publica y reúne a quien responde; qué sale lo decides tú.',
      audience: 'Negocios que quieren más consultas y pierden algunas porque la respuesta llega tarde.',
    },
    'web-builder': {
      name: 'Creador de webs y apps',
      purpose: 'Convierte lo que cuentas en una web o una aplicación que puedes cambiar tú.',
      audience: 'Negocios y asociaciones sin web, o con una que no pueden actualizar.',
    },
    'network-optimiser': {
      name: 'Optimizador de redes',
      purpose: 'Vigila tus equipos MikroTik, encuentra lo que frena la red y propone el cambio.',
      audience: 'Quien lleva varios equipos RouterOS sin un departamento de redes.',
    },
    'swot-analysis': {
      name: 'Análisis de negocio y DAFO',
      purpose: 'Convierte tus fortalezas y problemas en un informe con recomendaciones.',
      audience: 'Quien decide qué va primero.',
    },
    'voice-control': {
      name: 'Asistente de control por voz',
      purpose: 'Hace lo que le pides de viva voz: buscar un dato, apuntarlo, empezar una tarea.',
      audience: 'Quien tiene las manos ocupadas o no se apaña con un teclado.',
    },
    'ai-workers': {
      name: 'Equipo de trabajadores de IA',
      purpose: 'En un servidor privado, varios agentes leen, redactan y revisan tu papeleo.',
      audience: 'Empresas cuyos documentos no pueden salir de casa.',
    },
    'rpa-studio': {
      name: 'Estudio de automatización de procesos',
      purpose: 'Hace por ti los clics de cada día (RPA) y anota cada paso.',
      audience: 'Oficinas que pasan los mismos datos de un programa a otro.',
    },
    'business-management': {
      name: 'Sistema de gestión empresarial',
      purpose: 'Clientes, pedidos, existencias y tareas, todo en un solo sitio.',
      audience: 'Pequeñas empresas que ya no caben en hojas de cálculo.',
    },
    'seniors-companion': {
      name: 'Aplicación de compañía para mayores',
      purpose: 'Compañía, recordatorios y la familia a un toque.',
      audience: 'Personas mayores que viven solas y quienes cuidan de ellas.',
    },
    'break-even': {
      name: 'Calculadora del punto de equilibrio',
      purpose: 'Te dice cuántas unidades cubren tus costes y qué pasa si algo cambia.',
      audience: 'Quien va a poner un precio o a abrir un negocio.',
    },
  },
  pages: {
    'sales-agent': 'Ver ComerzIA',
    'web-builder': 'Ver WebIA',
    'network-optimiser': 'Ver SmartBoxAI',
    'swot-analysis': 'Ir a CONSULTIA, consultoría',
    'break-even': 'Abrir la calculadora',
  },
  leadmanager: {
    text: 'También disponible: LEADMANAGER, para tus contactos y ventas.',
    link: 'Entrar en LEADMANAGER',
  },
  related: {
    algorithmia: 'AlgorithmIA, trading algorítmico',
    consultia: 'ConsultIA, finanzas personales y familiares',
  },
};
