import type { Texts } from '@/i18n/texts';
import type { texts as english } from './smartboxai.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'SmartBoxAI, gestión de redes MikroTik con RouterOS',
    description:
      'SmartBoxAI gestiona redes de equipos MikroTik con RouterOS: el estado de cada equipo, su configuración y su tráfico en un solo sitio. Solicita una demostración.',
    keywords:
      'gestión de redes MikroTik, RouterOS, optimización de redes, supervisión de routers, IA para redes, España',
  },
  hero: {
    eyebrow: 'SmartBoxAI, gestión de redes con IA',
    title: 'Tu red MikroTik, en un solo sitio',
    lead: 'SmartBoxAI gestiona redes hechas con equipos MikroTik que funcionan con RouterOS. Te enseña cómo están, te ayuda a configurarlos y te señala qué frena la red.',
    demo: 'Solicitar una demostración',
    sales: 'Hablar con ventas',
  },
  facts: {
    needs: { name: 'Funciona con', value: 'Equipos MikroTik con RouterOS' },
    decides: { name: 'Quién decide', value: 'Tú, en cada cambio' },
    trial: { name: 'Para probarlo', value: 'Gratis, en parte de tu red' },
    commitment: { name: 'Compromiso', value: 'Ninguno, en ningún paso' },
  },
  figure: {
    caption:
      'Una red de ejemplo: un router une internet con tres switches. El enlace del almacén va casi lleno, y SmartBoxAI dice por qué y qué cambiar.',
    internet: 'Internet',
    links: 'Carga de cada enlace',
    office: 'Oficina',
    counter: 'Mostrador',
    warehouse: 'Almacén',
    attention: 'Mira aquí primero',
    proposal:
      'Las copias de seguridad coinciden con la preparación de pedidos. Propuesta: pasarlas a la noche.',
  },
  features: {
    title: 'Gestionar una red son tres trabajos',
    lead: 'Cuando hay muchos routers, cada trabajo obliga a abrirlos uno a uno. SmartBoxAI trata la red como un todo.',
    items: {
      overview: {
        title: 'Saber cómo está',
        text: 'Qué equipos hay, cómo se conectan entre sí y cuál necesita atención: uno que ya no responde o un enlace casi lleno.',
      },
      configuration: {
        title: 'Configurarla',
        text: 'Los ajustes de RouterOS, desde un solo sitio en lugar de equipo por equipo: una regla del cortafuegos o el nombre de la wifi se cambia una vez, para todos.',
      },
      optimisation: {
        title: 'Hacer que vaya mejor',
        text: 'Dónde se acumula el tráfico y qué se podría cambiar, por ejemplo dar prioridad a las llamadas sobre las descargas, explicado para que decidas tú.',
      },
    },
  },
  steps: {
    title: 'Del primer mensaje a una prueba en tu red',
    lead: 'Hasta el tercer paso no se toca nada en tu red.',
    items: {
      ask: {
        title: 'Cuéntanos cómo es tu red',
        text: 'Cuántos equipos MikroTik tienes, para qué los usas y qué te da problemas. Con unas líneas basta.',
      },
      demo: {
        title: 'Míralo en marcha',
        text: 'En una demostración te enseñamos SmartBoxAI y respondemos a tus preguntas, también si preguntas por lo que no hace.',
      },
      trial: {
        title: 'Ponlo a prueba',
        text: 'Acordamos contigo qué parte de tu red entra en la prueba y durante cuánto tiempo. Después decides.',
      },
    },
  },
  audiences: {
    title: 'Para quien recibe la llamada cuando se cae la red',
    lead: 'Para redes con equipos MikroTik y alguien a su cargo.',
    items: {
      own: {
        title: 'Empresas con red propia',
        text: 'Varias sedes, naves o plantas, y una persona o un equipo pequeño para atenderlo todo.',
      },
      others: {
        title: 'Quienes gestionan redes de otros',
        text: 'Instaladores, empresas de mantenimiento y operadores locales de internet con RouterOS en muchos clientes.',
      },
    },
  },
  action: {
    title: 'Pruébalo en la parte de tu red que más guerra te da',
    text: 'Una persona lee tu mensaje y te responde por correo.',
    trial: 'Solicitar una prueba gratuita',
  },
  note: {
    title: 'Marcas',
    trademarks:
      'MikroTik y RouterOS son marcas de su titular. Se nombran aquí para decir a qué equipos se dirige SmartBoxAI.',
  },
};
