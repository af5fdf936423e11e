import type { Texts } from '@/i18n/texts';
import type { texts as english } from './solutions.en';

export const texts: Texts<typeof english> = {
  eyebrow: 'Solucions',
  title: 'Onze solucions i per a què serveix cadascuna',
  lead: 'Comença avui amb el que ja està disponible i pregunta per la resta. Si dubtes, et direm quina et convé, o que cap.',
  start: 'Com començar',
  register: 'Crea un compte',
  demo: 'Prova la demo',
  sample: 'Mira un informe d’exemple',
  groups: {
    agents: 'Programes que et treuen una feina de sobre i eines que t’ajuden a decidir.',
    finance: 'El que poden rendir els actius digitals i el que hi pots perdre.',
  },
  related: 'Dues més, amb pàgina pròpia',
  offerings: {
    'defi-income':
      'Explica’ns quins actius tens i quina part et podries permetre perdre. Comencem pels riscos i després venen les regles.',
    'sales-agent': 'A COMERZIA, el portal de màrqueting.',
    'web-builder': 'Explica’ns a què et dediques i, si ja tens web, quin és.',
    'network-optimiser': 'Explica’ns quants equips tens, de quins models, i què et molesta de la xarxa.',
    'swot-analysis': 'A CONSULTIA, el portal de consultoria.',
    'voice-control': 'Explica’ns què t’agradaria dir de viva veu i on: taller, cuina, cotxe, casa.',
    'ai-workers': 'Explica’ns quins papers arriben, què se’n fa i on s’han de quedar.',
    'rpa-studio': 'Descriu una tasca que repeteixes: per quins programes passa i cada quant la fas.',
    'business-management': 'Explica’ns què portes avui en fulls de càlcul i qui hi treballa.',
    'seniors-companion': 'Explica’ns per a qui és i què li faria el dia més fàcil.',
    'break-even': 'De franc, al navegador i sense compte.',
  },
  risk: {
    title: 'Abans de posar diners en DeFi',
    text: 'Els actius digitals poden perdre tot el valor, un protocol pot fallar o patir un atac, i cap fons de garantia cobreix la pèrdua. El que va rendir en el passat no promet res. T’expliquem el risc de cada pas i decideixes tu: res d’això no és assessorament personal d’inversió.',
  },
  custom: {
    title: 'Cap d’aquestes?',
    text: 'Si la feina que tens al cap no és en aquesta pàgina, la resolem amb tu i la connectem als programes que ja fas servir. Explica’ns què hi entra, què n’hauria de sortir i qui ho fa avui.',
    ask: 'Demana una solució a mida',
  },
};
