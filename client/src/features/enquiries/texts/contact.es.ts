import type { Texts } from '@/i18n/texts';
import type { texts as english } from './contact.en';

export const texts: Texts<typeof english> = {
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    company: 'Empresa',
    service: 'Servicio',
    message: 'Mensaje',
    leaveEmpty: 'Deja este campo vacío',
  },
  messageHint: 'A qué te dedicas y qué te gustaría mejorar.',
  about: 'Me gustaría saber más sobre {{topic}}.',
  topics: {
    'defi-income': 'la herramienta de ingresos automatizados con DeFi',
    'sales-agent': 'el agente de ventas',
    'web-builder': 'el creador de webs y aplicaciones',
    'network-optimiser': 'el optimizador de redes',
    'swot-analysis': 'la herramienta de análisis de negocio y DAFO',
    'voice-control': 'el asistente de control por voz',
    'ai-workers': 'el equipo de trabajadores de IA en un servidor privado',
    'rpa-studio': 'el estudio de automatización robótica de procesos',
    'business-management': 'el sistema de gestión empresarial',
    'seniors-companion': 'la aplicación de compañía para personas mayores',
    'break-even': 'la calculadora del punto de equilibrio',
    consultia: 'ConsultIA, el asesor de finanzas personales',
    algorithmia: 'AlgorithmIA',
    webia: 'WebIA',
    comerzia: 'ComerzIA',
    smartboxai: 'SmartBoxAI',
    custom: 'una solución a medida',
  },
  send: 'Enviar mensaje',
  sending: 'ENVIANDO...',
  sent: '¡Tu mensaje se ha enviado correctamente! Te contactaremos pronto.',
  sentToast: {
    title: 'Mensaje enviado',
    description: 'Gracias por tu mensaje. Te responderemos en breve.',
  },
  failed: {
    refused: 'Error al enviar mensaje',
    other: 'Error al enviar el mensaje',
  },
  failedToast: {
    title: 'Error',
    description: 'Hubo un problema al enviar tu mensaje. Por favor intenta de nuevo más tarde.',
  },
  privacy:
    'Usamos lo que nos envías solo para responderte. Para verlo, corregirlo o borrarlo, escribe a {{email}}.',
  privacyPage: 'Más sobre tus datos',
};
