import type { Texts } from '@/i18n/texts';
import type { texts as english } from './consultia.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'ConsultIA, asesor financiero con IA para ti y tu familia',
    description:
      'ConsultIA mira a la vez tu ahorro, tus inversiones, tu hipoteca y tus seguros, y te dice qué cambiar y por qué. Para particulares y para familias.',
    keywords:
      'asesor financiero con IA, finanzas personales, presupuesto familiar, plan de ahorro, comparar hipotecas, revisar seguros, España',
  },
  hero: {
    back: 'Volver al inicio',
    eyebrow: 'ConsultIA, finanzas personales con IA',
    title: 'Un asesor financiero para ti y los tuyos',
    lead: 'ConsultIA reúne tus cuentas, te enseña en qué se va el dinero y te propone el siguiente paso: cuánto ahorrar, dónde invertir y cuánto deberían costarte la hipoteca y los seguros. Te orienta, pero no es asesoramiento regulado: decides tú.',
    start: 'Empezar con ConsultIA',
    begin:
      'Los dos botones abren el formulario de contacto y te responde una persona. La primera llamada es gratis; el precio, por escrito y antes de empezar.',
  },
  portal: {
    question: '¿Tienes cuenta de empresa?',
    signIn: 'Entra en CONSULTIA, el portal de consultoría',
  },
  figure: {
    caption:
      'Un año de ejemplo en el que un imprevisto se lleva 600\u00a0€. Gastar 98\u00a0€ menos al mes adelanta el objetivo de 3.000\u00a0€ del mes 12 al 10.',
    axis: 'Mes',
    goal: 'Objetivo: {{amount}}',
    expense: 'Gasto imprevisto: {{amount}}',
    months: 'Doce meses de ahorro',
    month: 'Un mes del ejemplo',
    income: 'Entra',
    home: 'Vivienda',
    daily: 'Día a día',
    cover: 'Seguros',
    left: 'Queda para ahorrar',
  },
  features: {
    title: 'Cuatro partes de tu dinero, vistas en conjunto',
    lead: 'Si baja la hipoteca, puedes ahorrar más; y según lo que ahorres, te conviene asumir más o menos riesgo. Por eso ConsultIA mira las cuatro a la vez.',
    items: {
      savings: {
        title: 'Estrategias de ahorro personalizadas',
        text: 'Primero, cuentas claras: qué entra y qué sale. Después, un plan que encaje.',
        point1: 'Clasificación y análisis de gastos',
        point2: 'Optimización del presupuesto mensual',
        point3: 'Objetivos de ahorro y proyecciones',
      },
      investment: {
        title: 'Planificación de inversiones',
        text: 'Cómo repartir el dinero que no vas a necesitar pronto, con un riesgo que te deje dormir.',
        point1: 'Distribución de activos',
        point2: 'Optimización de la cartera según el riesgo',
        point3: 'Recomendaciones que tienen en cuenta los impuestos',
      },
      mortgage: {
        title: 'Análisis completo de la hipoteca',
        text: 'Tanto si vas a firmar como si llevas años pagando: cuánto cuesta de verdad y qué podría abaratarla.',
        point1: 'Comparación de opciones',
        point2: 'Detección de oportunidades de refinanciación',
        point3: 'Optimización de las cuotas',
      },
      insurance: {
        title: 'Recomendaciones de seguros',
        text: 'Qué tienes cubierto, qué estás pagando dos veces y qué te dejaría al descubierto.',
        point1: 'Detección de lagunas de cobertura',
        point2: 'Comparación de precios de pólizas',
        point3: 'Cobertura optimizada',
      },
    },
  },
  steps: {
    title: 'De cuentas dispersas a un plan, en cuatro pasos',
    lead: 'Los dos primeros se dan una sola vez. Los otros dos siguen mientras tú quieras.',
    items: {
      connect: {
        title: 'Conecta tus cuentas',
        text: 'Tú eliges qué cuentas, préstamos y pólizas entran, y puedes sacar cualquiera cuando quieras.',
      },
      analysis: {
        title: 'Análisis financiero con IA',
        text: 'Cada movimiento va a su categoría, y las deudas, el ahorro y los seguros se comparan entre sí.',
      },
      recommendations: {
        title: 'Recomendaciones personalizadas',
        text: 'Una lista corta, de lo que más te ahorra a lo que menos, con el porqué de cada punto y las cifras de las que sale.',
      },
      monitoring: {
        title: 'Seguimiento continuo',
        text: 'Si cambia un tipo de interés, un ingreso o un gasto, el plan se recalcula y te dice qué ha variado.',
      },
    },
  },
  example: {
    place: 'Así se lee una recomendación',
    advice: 'Gasta una décima parte menos en el día a día: {{amount}} al mes',
    before: 'Como está',
    after: 'Con el cambio',
    reached: 'Llegas al objetivo',
    month: 'mes {{month}}',
    why: 'Por qué empezar por el día a día',
    reason: 'La hipoteca y los seguros se tarda en cambiarlos; esto puede empezar ya.',
    against: 'Qué hay en contra',
    doubt: 'Las medicinas o el transporte al trabajo no se pueden recortar.',
  },
  audiences: {
    title: 'Para ti o para toda la casa',
    lead: 'Las preguntas cambian según quién dependa de la respuesta.',
    items: {
      individuals: {
        title: 'Particulares',
        text: 'Llevas tus propias cuentas y quieres dejar de hacerlo a ojo.',
        point1: 'Gestión de las finanzas personales',
        point2: 'Optimización de deudas',
        point3: 'Planificación de la jubilación',
        point4: 'Optimización de la cartera de inversión',
      },
      families: {
        title: 'Familias',
        text: 'Varios ingresos, gastos compartidos y planes a muchos años vista.',
        point1: 'Planificación del presupuesto familiar',
        point2: 'Protección de la familia',
        point3: 'Planificación de los estudios',
      },
    },
  },
  action: {
    title: 'Empieza por la pregunta que más te preocupa',
    text: 'Para la prueba o la demostración, cuéntanos en pocas líneas qué quieres poner en orden. Las dos las acordamos contigo por correo.',
    trial: 'Empezar la prueba gratuita',
    demo: 'Reservar una demostración',
  },
  note: {
    title: 'Orientación, no asesoramiento regulado',
    advice:
      'ConsultIA es una ayuda para ordenar tus finanzas personales. No es asesoramiento regulado en materia de inversión, impuestos, hipotecas ni seguros, y no hace ninguna operación por ti.',
    estimates:
      'Sus proyecciones son estimaciones hechas con los datos que aportas y no garantizan ningún resultado. Antes de una decisión importante, contrástalas con un profesional autorizado.',
  },
};
