import type { Texts } from '@/i18n/texts';
import type { texts as english } from './sample-report.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'Un exemple de rapport : ce que CONSULTIA tire d’une entreprise',
    description:
      'Le rapport complet d’une boulangerie donnée en exemple, tel que CONSULTIA le produit : conclusions, analyse, recommandations et architecture d’IA, à lire ici ou en PDF.',
    keywords: 'exemple de rapport IA, analyse d’entreprise, numérisation, architecture IA, rapport d’exemple',
  },
  eyebrow: 'CONSULTIA, le portail des entreprises',
  title: 'Un exemple de rapport',
  lead: 'Voici le rapport que CONSULTIA produit, sans aucune retouche. La boulangerie est un exemple : ses données sont inventées.',
  demo: 'Essayer la démo',
  register: 'Créez un compte et obtenez le vôtre',
  pdf: 'L’ouvrir en PDF',
  pages: 'Les premières pages du rapport : ouvrir le PDF',
  closing: {
    title: 'Le même rapport, sur votre entreprise',
    text: 'Notez vos produits, vos services internes, vos problèmes et vos points forts : CONSULTIA s’occupe du reste. Le compte est gratuit.',
  },
};
