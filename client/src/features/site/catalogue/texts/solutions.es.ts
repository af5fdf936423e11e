import type { Texts } from '@/i18n/texts';
import type { texts as english } from './solutions.en';

export const texts: Texts<typeof english> = {
  eyebrow: 'Soluciones',
  title: 'Once soluciones y para qué sirve cada una',
  lead: 'Empieza hoy con lo que ya está disponible y pregunta por lo demás. Si dudas, te diremos cuál te conviene, o que ninguna.',
  start: 'Cómo empezar',
  register: 'Crear una cuenta',
  demo: 'Probar la demo',
  sample: 'Ver un informe de ejemplo',
  groups: {
    agents: 'Programas que te quitan una tarea de encima y herramientas que te ayudan a decidir.',
    finance: 'Lo que pueden rendir los activos digitales y lo que puedes perder.',
  },
  related: 'Otras dos, con página propia',
  offerings: {
    'defi-income':
      'Cuéntanos qué activos tienes y qué parte podrías permitirte perder. Empezamos por los riesgos y después van las reglas.',
    'sales-agent': 'En COMERZIA, el portal de marketing.',
    'web-builder': 'Cuéntanos a qué te dedicas y, si ya tienes web, cuál es.',
    'network-optimiser': 'Cuéntanos cuántos equipos tienes, de qué modelos, y qué te molesta de la red.',
    'swot-analysis': 'En CONSULTIA, el portal de consultoría.',
    'voice-control': 'Cuéntanos qué te gustaría decir de viva voz y dónde: taller, cocina, coche, casa.',
    'ai-workers': 'Cuéntanos qué papeles llegan, qué se hace con ellos y dónde tienen que quedarse.',
    'rpa-studio': 'Describe una tarea que repites: por qué programas pasa y cada cuánto la haces.',
    'business-management': 'Cuéntanos qué llevas hoy en hojas de cálculo y quién trabaja con ellas.',
    'seniors-companion': 'Cuéntanos para quién es y qué le haría el día más fácil.',
    'break-even': 'Gratis, en tu navegador y sin cuenta.',
  },
  risk: {
    title: 'Antes de invertir en DeFi',
    text: 'Los activos digitales pueden perder todo su valor, un protocolo puede fallar o sufrir un ataque, y ningún fondo de garantía cubre la pérdida. Las rentabilidades pasadas no garantizan las futuras. Te explicamos el riesgo de cada paso y decides tú: nada de esto es asesoramiento personal de inversión.',
  },
  custom: {
    title: '¿Ninguna de estas?',
    text: 'Si la tarea que tienes en mente no está en esta página, la resolvemos contigo y la conectamos a los programas que ya usas. Cuéntanos qué entra, qué debería salir y quién lo hace hoy.',
    ask: 'Pedir una solución a medida',
  },
};
