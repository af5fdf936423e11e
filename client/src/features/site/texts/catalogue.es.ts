import type { Texts } from '@/i18n/texts';
import type { texts as english } from './catalogue.en';

export const texts: Texts<typeof english> = {
  ask: 'Preguntar',
  forWhom: 'Para',
  groups: {
    agents: {
      title: 'Consultoría y agentes de IA',
      text: 'Programas que te quitan una tarea de encima y herramientas que te ayudan a decidir.',
    },
    finance: {
      title: 'Finanzas DeFi',
      text: 'Cuestiones de dinero: qué rinde, qué cuesta y qué arriesga.',
    },
  },
  soon: 'Próximamente',
  offerings: {
    'defi-income': {
      name: 'Ingresos automatizados con DeFi',
      purpose:
        'Pone a trabajar en finanzas descentralizadas los activos digitales que ya tienes, con las reglas que tú marcas, y lleva la cuenta de cada movimiento.',
      audience: 'Personas y empresas con activos digitales que pueden permitirse perder una parte.',
    },
    'sales-agent': {
      name: 'Agente de ventas',
      purpose: 'Contesta a quien te escribe, averigua qué necesita y te pasa a quienes ya quieren comprar.',
      audience: 'Negocios que pierden consultas porque la respuesta llega tarde.',
    },
    'web-builder': {
      name: 'Creador de webs y aplicaciones',
      purpose: 'Convierte la descripción de lo que haces en una web o una aplicación que puedes cambiar tú.',
      audience: 'Negocios y asociaciones sin web, o con una que no pueden actualizar.',
    },
    'network-optimiser': {
      name: 'Optimizador de redes',
      purpose: 'Tiene a la vista tus equipos Mikrotik, encuentra lo que frena la red y propone el cambio.',
      audience: 'Quien lleva varios equipos RouterOS sin un departamento de redes.',
    },
    'swot-analysis': {
      name: 'Análisis de negocio y DAFO',
      purpose: 'Ordena tus fortalezas y tus problemas y los convierte en un informe con recomendaciones.',
      audience: 'Dueños y responsables que tienen que decidir qué va primero.',
    },
    'voice-control': {
      name: 'Asistente de control por voz',
      purpose: 'Hace lo que le pides de viva voz: buscar un dato, apuntarlo, empezar una tarea.',
      audience: 'Equipos con las manos ocupadas y personas a quienes el teclado se lo pone difícil.',
    },
    'ai-workers': {
      name: 'Equipo de trabajadores de IA',
      purpose:
        'Varios agentes en un servidor privado se reparten el papeleo: uno lee, otro redacta, otro revisa.',
      audience: 'Empresas cuyos documentos no pueden salir de casa.',
    },
    'rpa-studio': {
      name: 'Estudio de automatización de procesos',
      purpose: 'Repite por ti los clics y las copias de cada día (RPA) y deja constancia de cada paso.',
      audience: 'Oficinas que pasan los mismos datos de un programa a otro.',
    },
    'business-management': {
      name: 'Sistema de gestión empresarial',
      purpose: 'Clientes, pedidos, existencias y tareas en un solo sitio, y no en cinco hojas de cálculo.',
      audience: 'Pequeñas empresas a las que las hojas de cálculo se les han quedado cortas.',
    },
    'seniors-companion': {
      name: 'Aplicación de compañía para mayores',
      purpose: 'Alguien con quien hablar, los recordatorios del día y la familia a un toque.',
      audience: 'Personas mayores que viven solas y quienes cuidan de ellas.',
    },
    'break-even': {
      name: 'Calculadora del punto de equilibrio',
      purpose: 'Te dice cuántas unidades cubren tus costes y qué cambia si se mueve un precio o un coste.',
      audience: 'Quien está poniendo un precio o a punto de abrir un negocio.',
    },
  },
  pages: {
    'sales-agent': 'Ver ComerzIA',
    'web-builder': 'Ver WebIA',
    'network-optimiser': 'Ver SmartBoxAI',
    'swot-analysis': 'Entrar en CONSULTIA',
    'break-even': 'Abrir la calculadora',
  },
  related: {
    title: 'También en este campo',
    algorithmia: 'AlgorithmIA, trading algorítmico',
    consultia: 'ConsultIA, finanzas personales y familiares',
  },
};
