import type { Texts } from '@/i18n/texts';
import type { texts as english } from './accessibility.en';

export const texts: Texts<typeof english> = {
  title: 'Accessibilité',
  description:
    'Ce que nous visons, comment nous le vérifions, ce qui manque à notre connaissance et comment nous signaler un obstacle.',
  lead: 'Chacun devrait pouvoir utiliser ce site. Voici où nous en sommes, et comment nous signaler ce qui ne va pas.',
  sections: {
    aim: {
      title: 'Ce que nous visons',
      text: 'Le site et les portails sont conçus pour respecter le niveau AA des Règles pour l’accessibilité des contenus web (WCAG) 2.2. Nous l’avons vérifié nous-mêmes ; personne d’autre ne l’a certifié.',
    },
    does: {
      title: 'Ce que cela veut dire ici',
      text: '- Tout fonctionne au clavier, et l’on voit toujours où l’on est.\n- Les textes sont aussi faits pour les lecteurs d’écran : titres, étiquettes, erreurs et changements de page sont annoncés.\n- Textes et commandes gardent assez de contraste, en clair comme en sombre, et la couleur n’est jamais le seul signe.\n- Les pages s’agrandissent jusqu’à 400 % et se lisent sur un écran étroit sans défilement horizontal.\n- Si votre système demande moins d’animations, rien ne bouge.\n- Les pages publiques se lisent, et le formulaire de contact s’envoie, sans scripts.',
    },
    tests: {
      title: 'Comment nous le vérifions',
      text: 'Un contrôle automatique (axe) parcourt les écrans du site et des portails, en clair et en sombre, en fenêtre étroite et large, et des parcours au clavier sont rejoués dans un vrai navigateur. L’automatique ne trouve qu’une partie des obstacles : votre signalement compte.',
    },
    limits: {
      title: 'Ce qui manque à notre connaissance',
      text: 'Personne d’extérieur n’a audité le site, et nous n’avons pas essayé tous les lecteurs d’écran avec tous les navigateurs. Ce que vous écrivez ou envoyez dans les portails est aussi accessible que vous le faites. Les sites vers lesquels nous renvoyons ne dépendent pas de nous.',
    },
    report: {
      title: 'Si vous rencontrez un obstacle',
      text: 'Écrivez-nous. Dites quelle page, ce que vous vouliez faire et ce que vous utilisez (navigateur, lecteur d’écran). Nous répondons et, en attendant, vous donnons ce qu’il vous faut par une autre voie.',
    },
  },
};
