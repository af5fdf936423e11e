import type { Texts } from '@/i18n/texts';
import type { texts as english } from './catalogue.en';

export const texts: Texts<typeof english> = {
  ask: 'Pregunta',
  purpose: 'Per a què serveix',
  audience: 'Per a qui',
  groups: {
    agents: 'Consultoria i agents d’IA',
    finance: 'Finances DeFi',
  },
  statuses: {
    open: 'Pots començar avui, pel teu compte.',
    developing: 'Encara no es venen: pots preguntar per a quan.',
    onRequest: 'Les posem en marxa o les desenvolupem quan les demanes.',
  },
  offerings: {
    'defi-income': {
      name: 'Ingressos automatitzats amb DeFi',
      purpose:
        'Posa a treballar en finances descentralitzades els actius digitals que ja tens, amb les regles que tu marques, i porta el compte de cada moviment.',
      audience: 'Persones i empreses amb actius digitals que es poden permetre perdre’n una part.',
    },
    'sales-agent': {
      name: 'Agent de vendes',
      purpose: 'Escriu les teves campanyes, les publica i reuneix qui respon; què surt ho decideixes tu.',
      audience: 'Negocis que volen més consultes i en perden algunes perquè la resposta arriba tard.',
    },
    'web-builder': {
      name: 'Creador de webs i aplicacions',
      purpose: 'Converteix la descripció del que fas en un web o una aplicació que pots canviar tu.',
      audience: 'Negocis i associacions sense web, o amb un que no poden actualitzar.',
    },
    'network-optimiser': {
      name: 'Optimitzador de xarxes',
      purpose: 'Té a la vista els teus equips MikroTik, troba què frena la xarxa i proposa el canvi.',
      audience: 'Qui porta diversos equips RouterOS sense un departament de xarxes.',
    },
    'swot-analysis': {
      name: 'Anàlisi de negoci i DAFO',
      purpose:
        'Ordena les teves fortaleses i els teus problemes i els converteix en un informe amb recomanacions.',
      audience: 'Propietaris i responsables que han de decidir què va primer.',
    },
    'voice-control': {
      name: 'Assistent de control per veu',
      purpose: 'Fa el que li demanes de viva veu: buscar una dada, apuntar-la, començar una tasca.',
      audience: 'Equips amb les mans ocupades i persones per a qui el teclat és un obstacle.',
    },
    'ai-workers': {
      name: 'Equip de treballadors d’IA',
      purpose:
        'Diversos agents en un servidor privat es reparteixen la paperassa: un llegeix, un altre redacta, un altre revisa.',
      audience: 'Empreses amb documents que no poden sortir de casa.',
    },
    'rpa-studio': {
      name: 'Estudi d’automatització de processos',
      purpose: 'Repeteix per tu els clics i les còpies de cada dia (RPA) i deixa constància de cada pas.',
      audience: 'Oficines que passen les mateixes dades d’un programa a un altre.',
    },
    'business-management': {
      name: 'Sistema de gestió empresarial',
      purpose: 'Clients, comandes, existències i tasques en un sol lloc, i no en cinc fulls de càlcul.',
      audience: 'Petites empreses a qui els fulls de càlcul se’ls han quedat curts.',
    },
    'seniors-companion': {
      name: 'Aplicació de companyia per a la gent gran',
      purpose: 'Algú amb qui parlar, els recordatoris del dia i la família a un toc.',
      audience: 'Gent gran que viu sola i els qui en tenen cura.',
    },
    'break-even': {
      name: 'Calculadora del punt d’equilibri',
      purpose: 'Et diu quantes unitats cobreixen els teus costos i què canvia si es mou un preu o un cost.',
      audience: 'Qui està posant un preu o a punt d’obrir un negoci.',
    },
  },
  pages: {
    'sales-agent': 'Mira ComerzIA',
    'web-builder': 'Mira WebIA',
    'network-optimiser': 'Mira SmartBoxAI',
    'swot-analysis': 'Ves a CONSULTIA, consultoria',
    'break-even': 'Obre la calculadora',
  },
  leadmanager: {
    text: 'També disponible: LEADMANAGER, per als teus contactes i oportunitats.',
    link: 'Entra a LEADMANAGER',
  },
  related: {
    algorithmia: 'AlgorithmIA, trading algorísmic',
    consultia: 'ConsultIA, finances personals i familiars',
  },
};
