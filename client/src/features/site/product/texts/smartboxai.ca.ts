import type { Texts } from '@/i18n/texts';
import type { texts as english } from './smartboxai.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'SmartBoxAI, gestió de xarxes MikroTik amb RouterOS',
    description:
      'SmartBoxAI gestiona xarxes d’equips MikroTik amb RouterOS: l’estat de cada equip, la configuració i el trànsit en un sol lloc. Sol·licita una demostració.',
    keywords:
      'gestió de xarxes MikroTik, RouterOS, optimització de xarxes, supervisió d’encaminadors, IA per a xarxes, Espanya',
  },
  hero: {
    eyebrow: 'SmartBoxAI, gestió de xarxes amb IA',
    title: 'La teva xarxa MikroTik, en un sol lloc',
    lead: 'SmartBoxAI gestiona xarxes fetes amb equips MikroTik que funcionen amb RouterOS. T’ensenya com estan, t’ajuda a configurar-los i t’assenyala què frena la xarxa.',
    demo: 'Sol·licita una demostració',
    sales: 'Parla amb vendes',
  },
  facts: {
    needs: { name: 'Funciona amb', value: 'Equips MikroTik amb RouterOS' },
    decides: { name: 'Qui decideix', value: 'Tu, a cada canvi' },
    trial: { name: 'Per provar-lo', value: 'De franc, en una part de la xarxa' },
    commitment: { name: 'Compromís', value: 'Cap, a cap pas' },
  },
  figure: {
    caption:
      'Una xarxa d’exemple: un encaminador uneix internet amb tres commutadors. L’enllaç del magatzem va gairebé ple, i SmartBoxAI diu per què i què canviar.',
    internet: 'Internet',
    links: 'Càrrega de cada enllaç',
    office: 'Oficina',
    counter: 'Taulell',
    warehouse: 'Magatzem',
    attention: 'Mira aquí primer',
    proposal:
      'Les còpies de seguretat coincideixen amb la preparació de comandes. Proposta: passar-les a la nit.',
  },
  features: {
    title: 'Gestionar una xarxa són tres feines',
    lead: 'Quan hi ha molts encaminadors, cada feina obliga a obrir-los d’un en un. SmartBoxAI tracta la xarxa com un tot.',
    items: {
      overview: {
        title: 'Saber com està',
        text: 'Quins equips hi ha, com es connecten entre si i quin necessita atenció: un que ja no respon o un enllaç gairebé ple.',
      },
      configuration: {
        title: 'Configurar-la',
        text: 'Els paràmetres de RouterOS, des d’un sol lloc i no equip per equip: una regla del tallafoc o el nom del wifi es canvia una vegada, per a tots.',
      },
      optimisation: {
        title: 'Fer que vagi millor',
        text: 'On s’acumula el trànsit i què es podria canviar, per exemple donar prioritat a les trucades sobre les baixades, explicat perquè decideixis tu.',
      },
    },
  },
  steps: {
    title: 'Del primer missatge a una prova a la teva xarxa',
    lead: 'Fins al tercer pas no es toca res a la teva xarxa.',
    items: {
      ask: {
        title: 'Explica’ns com és la teva xarxa',
        text: 'Quants equips MikroTik tens, per a què els fas servir i què et dona problemes. Amb unes línies n’hi ha prou.',
      },
      demo: {
        title: 'Mira’l en marxa',
        text: 'En una demostració t’ensenyem SmartBoxAI i responem les teves preguntes, també les que tracten del que no fa.',
      },
      trial: {
        title: 'Posa’l a prova',
        text: 'Acordem amb tu quina part de la xarxa entra a la prova i durant quant de temps. Després decideixes.',
      },
    },
  },
  audiences: {
    title: 'Per a qui rep la trucada quan cau la xarxa',
    lead: 'Té sentit on hi ha equips MikroTik i algú que en respon.',
    items: {
      own: {
        title: 'Empreses amb xarxa pròpia',
        text: 'Diverses seus, naus o plantes, i una persona o un equip petit per atendre-ho tot.',
      },
      others: {
        title: 'Els qui gestionen xarxes d’altri',
        text: 'Instal·ladors, empreses de manteniment i operadors locals d’internet amb RouterOS a molts clients.',
      },
    },
  },
  action: {
    title: 'Prova’l a la part de la xarxa que et porta més maldecaps',
    text: 'El botó porta al formulari de contacte. Una persona llegeix el teu missatge i et respon per correu.',
    trial: 'Sol·licita una prova gratuïta',
  },
  note: {
    title: 'Marques',
    trademarks:
      'MikroTik i RouterOS són marques del seu titular. Surten aquí per dir a quins equips s’adreça SmartBoxAI.',
  },
};
